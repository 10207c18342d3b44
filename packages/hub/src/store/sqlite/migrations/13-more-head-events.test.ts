import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { readEvent } from "@parley/protocol/log/read-event";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { withIndices } from "../../../testing/with-indices.ts";
import { LogDatabase } from "../database.ts";

const fixture = join(import.meta.dirname, "../../../fixtures/stores/version-12.db");
const sessionId = "kept-12";

test("[C12.stores][D5.resumable] why an agent was let go is found in a store of version 12 when its head is rebuilt", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	const database = await withIndices(new LogDatabase(path));
	onTestFinished(() => database.close());
	const head = () => database.headEvents(sessionId, 0, 100).map(readEvent).reduce(reduceHead, emptyHead);
	expect(head().link).toMatchObject({ state: "attached", agentSessionId: "agent-12" });
	const { lastIndex = 0 } = database.sessions().sessions[0] ?? {};
	const event = (offset: number, type: string, payload: object) => ({
		...{ sessionId, index: lastIndex + offset, id: `e${lastIndex + offset}`, ts: 1, type },
		payload: { ...payload },
	});
	const settings = [{ option: "mode", value: "plan", from: "settings" }];
	const events = [event(1, "agent.unset", { settings }), event(2, "agent.released", { why: "memory" })];
	database.commit([{ sessionId, events, durability: "synced" }]);
	expect(head().link).toMatchObject({ state: "attached", released: "memory", unset: settings });
});
