import { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import { isParams } from "@parley/protocol/contract/check-params";
import { expect, test } from "vitest";
import { readBlob } from "./read-blob.ts";
import { writeBlob } from "./write-blob.ts";

/** A hub that stores blobs as the protocol demands. */
const blobHub = (): Pick<HubConnection, "request"> & { readonly calls: string[] } => {
	const blobs = new Map<string, Buffer>();
	let upload = Buffer.alloc(0);
	const calls: string[] = [];
	const methods: Record<string, (params: never) => unknown> = {
		"blob.put": ({ offset, data, size }: { offset: number; data: string; size: number }) => {
			expect(offset).toBe(upload.length);
			upload = Buffer.concat([upload, Buffer.from(data, "base64")]);
			if (upload.length < size) return { received: upload.length };
			const blob = createHash("sha256").update(upload).digest("hex");
			blobs.set(blob, upload);
			upload = Buffer.alloc(0);
			return { received: size, blob };
		},
		"blob.read": ({ blob, offset, length }: { blob: string; offset: number; length: number }) => {
			const whole = blobs.get(blob) ?? Buffer.alloc(0);
			return { data: whole.subarray(offset, offset + length).toString("base64"), size: whole.length };
		},
	};
	const request = async (method: "blob.put" | "blob.read", params: never): Promise<never> => {
		expect(isParams(method, params)).toBe(true);
		calls.push(method);
		return methods[method]?.(params) as never;
	};
	return { request: request as HubConnection["request"], calls };
};

test.each([0, 1, maxBlobChunk, maxBlobChunk + 1, 3 * maxBlobChunk])(
	"[E25.blobs] %d bytes round-trip through the hub, in chunks it accepts",
	async (size) => {
		const hub = blobHub();
		const text = randomBytes(size).toString("base64").slice(0, size);
		const reference = await writeBlob(hub, Buffer.from(text));
		expect(reference.size).toBe(size);
		expect(await readBlob(hub, reference)).toBe(text);
		const pieces = Math.max(1, Math.ceil(size / maxBlobChunk));
		expect(hub.calls.filter((call) => call === "blob.put")).toHaveLength(pieces);
	},
);

test("[E25.blobs] a text too large to compare is not fetched", async () => {
	const hub = blobHub();
	await expect(readBlob(hub, { blob: "0".repeat(64), size: 30 * 1024 * 1024 })).rejects.toThrow("30 MB");
	expect(hub.calls).toEqual([]);
});
