import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { hashOfData } from "./blob-service-fixture.ts";
import { SampleLog } from "./stored-events.ts";

/*
 * Appends events with data, uploads, deletes sessions and collects blobs, all concurrently, in the store of the first argument,
 * until killed. Prints which events with which data were acknowledged, and which sessions are about to be deleted.
 */

const store = await openSqliteStore(String(process.argv[2]));

const textOf = (sessionId: string, position: number): string => `${sessionId} ${position} `.repeat(3000);

const upload = async (name: string): Promise<void> => {
	const data = Buffer.from(name.repeat(5000));
	const half = Math.floor(data.length / 2);
	const piece = { upload: name, size: data.length };
	await store.blobs.takePiece({ ...piece, offset: 0, data: data.subarray(0, half) });
	await store.blobs.takePiece({ ...piece, offset: half, data: data.subarray(half) });
};

const keep = async (sessionId: string): Promise<void> => {
	const log = new SampleLog(sessionId);
	await store.log.append(log.append());
	for (let count = 0; count < 5; count += 1) {
		const data = Buffer.from(textOf(sessionId, log.lastIndex + 1));
		const reference = { blob: hashOfData(data), size: data.length };
		log.add({ type: "agent.update", payload: { update: "long", data: reference } });
		await store.log.append({
			...log.append(log.lastIndex),
			newBlobs: [{ blob: reference.blob, data }],
			namedBlobs: [{ index: log.lastIndex, blob: reference.blob }],
		});
		process.stdout.write(`kept ${sessionId} ${log.lastIndex} ${reference.blob}\n`);
	}
};

for (let round = 0; ; round += 1) {
	await Promise.all([keep(`s${round}`), upload(`u${round}`), store.blobs.collect(0)]);
	if (round % 2 === 0) continue;
	process.stdout.write(`deleting s${round - 1}\n`);
	await Promise.all([store.trash.purge(`s${round - 1}`), upload(`v${round}`), store.blobs.collect(0)]);
}
