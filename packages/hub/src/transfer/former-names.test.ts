import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";
import { twoStores } from "../testing/two-stores.ts";

/** A log with a prioritized prompt that has run since. */
const prioritized = (): SampleLog => {
	const content = [{ type: "text" as const, text: "now" }];
	return new SampleLog("s")
		.turn(1)
		.add({ type: "prompt.accepted", payload: { messageId: "m2", content } })
		.add({ type: "prompt.prioritized", payload: { messageId: "m2" } })
		.add({ type: "prompt.sent", payload: { messageId: "m2", content } }, 2)
		.add({ type: "turn.ended", payload: { outcome: "completed" } }, 2);
};

/** The archive as an earlier release wrote it. */
const underFormerNames = (archive: string): string => {
	const lines = archive.trimEnd().replaceAll('"prompt.prioritized"', '"prompt.urged"').split("\n");
	const end = JSON.parse(lines.pop() ?? "");
	const text = `${lines.join("\n")}\n`;
	return `${text}${JSON.stringify({ ...end, crc32: crc32(text) })}\n`;
};

test("[C12.renamed][E20.import] an archive of an earlier release is imported under the current names, and recognised", async () => {
	await using it = await twoStores();
	const log = prioritized();
	await it.first.log.append(log.append());
	const { text } = await exportWhole(it.first, "s", "jsonl");
	const old = underFormerNames(text);
	expect(old).toContain('"prompt.urged"');
	const { imports } = importsInto(it.second);
	expect(await importWhole(imports, old)).toMatchObject({
		sessions: [{ sessionId: "s", status: "imported" }],
	});
	expect(await it.second.log.eventsAfter("s", 0, 100)).toEqual(log.events);
	expect((await exportWhole(it.second, "s", "jsonl")).text).toBe(text);
	expect(await importWhole(imports, old)).toMatchObject({
		sessions: [{ sessionId: "s", status: "present" }],
	});
});
