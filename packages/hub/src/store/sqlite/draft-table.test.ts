import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { purgeNow } from "../../testing/purge-now.ts";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { LogDatabase } from "./database.ts";

const attachment = { attachmentId: "a", name: "ä.txt", mimeType: "", blob: "0".repeat(64), size: 3 };

const draft = {
	sessionId: "s",
	revision: 2,
	textRevision: 1,
	writer: "a",
	step: 4,
	text: "half \u0000 é 🙂",
	attachments: [attachment],
	setAside: [{ asideId: "d", writer: "b", text: "other", attachments: [attachment], setAsideAt: 1.5 }],
};

test("[E10.restart] the last stored draft is read back unchanged, and is deleted with its session", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const first = new LogDatabase(path);
	first.commit([new SampleLog("s").append()]);
	first.putDraft({ ...draft, revision: 1, text: "ha" });
	first.putDraft(draft);
	first.putDraft({ ...draft, sessionId: "nobody" });
	first.close();
	const database = new LogDatabase(path);
	expect(database.drafts.all()).toEqual([draft]);
	purgeNow(database, "s");
	expect(database.drafts.all()).toEqual([]);
	database.close();
});

test("[A15.damage] an unreadable draft affects neither the others nor the start", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const first = new LogDatabase(path);
	first.commit([new SampleLog("s").append(), new SampleLog("t").append()]);
	first.putDraft(draft);
	first.putDraft({ ...draft, sessionId: "t" });
	first.close();
	const raw = new DatabaseSync(path);
	raw.exec("UPDATE drafts SET set_aside = '{' WHERE session = (SELECT min(session) FROM sessions)");
	raw.close();
	const database = new LogDatabase(path);
	expect(database.drafts.all().map(({ sessionId }) => sessionId)).toEqual(["t"]);
	database.close();
	const again = new DatabaseSync(path);
	again.exec("UPDATE drafts SET attachments = '{'");
	again.close();
	const words = new LogDatabase(path);
	const { attachments: _, ...rest } = draft;
	expect(words.drafts.all()).toEqual([{ ...rest, sessionId: "t" }]);
	words.close();
});
