import { crc32, inflateRawSync } from "node:zlib";
import type { ZipEntry } from "./zip.ts";

/** Reads an archive made by `zip`, and verifies every checksum. */
export const unzip = (archive: Buffer): ZipEntry[] => {
	const end = archive.length - 22;
	const count = archive.readUInt16LE(end + 10);
	let at = archive.readUInt32LE(end + 16);
	return Array.from({ length: count }, () => {
		const nameLength = archive.readUInt16LE(at + 28);
		const path = archive.toString("ascii", at + 46, at + 46 + nameLength);
		const sum = archive.readUInt32LE(at + 16);
		const packedLength = archive.readUInt32LE(at + 20);
		const header = archive.readUInt32LE(at + 42);
		const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
		const data = inflateRawSync(archive.subarray(start, start + packedLength));
		if (crc32(data) !== sum) throw new Error(`${path} is damaged in the archive.`);
		at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
		return { path, data };
	});
};
