import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { readEvent } from "@parley/protocol/log/read-event";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { withIndices } from "../../../testing/with-indices.ts";
import { LogDatabase } from "../database.ts";

const fixture = join(import.meta.dirname, "../../../fixtures/stores/version-10.db");
const sessionId = "kept-10";

test("[C12.stores][B4.logged] a turn in a store of version 10 is found as stopping when its head is rebuilt", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	const database = await withIndices(new LogDatabase(path));
	onTestFinished(() => database.close());
	const head = () => database.headEvents(sessionId, 0, 100).map(readEvent).reduce(reduceHead, emptyHead);
	expect(head()).toMatchObject({
		link: { state: "attached", agentSessionId: "agent-10" },
		queue: [{ messageId: "m6", prioritized: true }, { messageId: "m5" }],
	});
	const { lastIndex = 0 } = database.sessions().sessions[0] ?? {};
	const event = (offset: number, type: string, payload: object, turn?: number) => ({
		...{ sessionId, index: lastIndex + offset, id: `e${lastIndex + offset}`, ts: 1, type },
		...(turn === undefined ? {} : { turn }),
		payload: { ...payload },
	});
	const events = [
		event(1, "prompt.sent", { messageId: "m6", content: [] }, 5),
		event(2, "prompt.stopping", { messageId: "m6" }),
	];
	database.commit([{ sessionId, events, durability: "synced" }]);
	expect(head().running).toMatchObject({ turn: 5, messageId: "m6", stopping: true });
});
