import type { Attachment } from "@parley/protocol/message/attachment";
import { describe, expect, test } from "vitest";
import { attach, ended } from "../testing/attaching.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const putDraft = (
	client: TestClient,
	sessionId: string,
	text: string,
	attachments: Attachment[],
	step: number,
) => client.ask("draft.put", { sessionId, text, attachments, stamp: { writer: "w", step, base: step } });

describe("[E10.attachments] drafts with attachments", () => {
	test("[E10.restart][E10.cleared] survive a crash of the hub, keep their data, and are cleared by sending", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const attachment = await attach(client, "a.txt", Buffer.from("draft"));
		await putDraft(client, sessionId, "", [attachment], 1);
		expect((await client.ask("session.list", {})).sessions).toMatchObject([{ hasDraft: true }]);
		await fixture.abandon();
		await fixture.start();
		const again = fixture.client();
		await again.open(sessionId);
		const { draft } = await again.ask("draft.get", { sessionId });
		expect(draft).toMatchObject({ text: "", attachments: [attachment] });
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
		await again.ask("prompt.send", {
			sessionId,
			messageId: "m",
			content: [
				{ type: "text", text: "/attached" },
				{ type: "attachment", ...attachment },
			],
			draft: { writer: "w", step: 2, base: draft.revision },
		});
		expect((await again.ask("draft.get", { sessionId })).draft).not.toHaveProperty("attachments");
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
		expect(answerText(await ended(again, sessionId, 1))).toContain(attachment.blob);
	});

	test("release the data of removed attachments; those set aside keep theirs", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const [mine, yours] = [
			await attach(client, "mine", Buffer.from("mine")),
			await attach(client, "yours", Buffer.from("yours")),
		];
		await putDraft(client, sessionId, "", [mine], 1);
		const { status } = await client.ask("draft.put", {
			sessionId,
			text: "",
			attachments: [yours],
			stamp: { writer: "other", step: 1, base: 0 },
		});
		expect(status).toBe("setAside");
		await putDraft(client, sessionId, "words alone", [], 2);
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 1, bytes: 4 });
		const { draft } = await client.ask("draft.get", { sessionId });
		const asideId = draft.setAside[0]?.asideId ?? "";
		const used = await client.ask("draft.use", { sessionId, asideId });
		expect(used.draft).toMatchObject({ attachments: [yours], setAside: [{ text: "words alone" }] });
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
	});

	test("with missing data are refused by name, and the stored draft stays", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await putDraft(client, sessionId, "words", [], 1);
		const unknown = { attachmentId: "u", name: "u", mimeType: "", blob: "0".repeat(64), size: 1 };
		await expect(putDraft(client, sessionId, "more", [unknown], 2)).rejects.toMatchObject({
			code: "not_found",
			details: { attachmentIds: ["u"] },
		});
		expect((await client.ask("draft.get", { sessionId })).draft.text).toBe("words");
		await putDraft(client, sessionId, "more", [], 2);
	});
});
