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

test("[C12.stores][D6.switch] a chat in a store of version 12 can go on with another agent", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	const database = await withIndices(new LogDatabase(path));
	onTestFinished(() => database.close());
	const head = () => database.headEvents(sessionId, 0, 100).map(readEvent).reduce(reduceHead, emptyHead);
	expect(head()).toMatchObject({ agent: "eliza", link: { state: "attached", agentSessionId: "agent-12" } });
	const { lastIndex = 0 } = database.sessions().sessions[0] ?? {};
	const index = lastIndex + 1;
	const payload = { agent: "mine", after: 4 };
	const event = { sessionId, index, id: `e${index}`, ts: 1, type: "session.agentChanged", payload };
	database.commit([{ sessionId, events: [event], durability: "synced" }]);
	expect(head()).toMatchObject({ agent: "mine", link: { state: "none", switched: true }, aspects: {} });
});
