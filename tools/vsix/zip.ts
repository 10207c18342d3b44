import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
	/** With forward slashes, in ASCII. */
	readonly path: string;
	readonly data: Buffer;
};

const signature = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const version = 20;
const deflated = 8;
/** The first moment a ZIP can name. The same content makes the same file, whenever it is packed. */
const date = 0x0021;

/** Packs files. Small and whole in memory, as a package of a few megabytes is; no more than ZIP itself can do without extensions. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { path, data } of entries) {
		const name = Buffer.from(path, "ascii");
		const packed = deflateRawSync(data, { level: 9 });
		const facts = describe(data, packed, name.length);
		const header = Buffer.alloc(30);
		header.writeUInt32LE(signature.file, 0);
		facts.copy(header, 4);
		files.push(header, name, packed);
		const line = Buffer.alloc(46);
		line.writeUInt32LE(signature.directory, 0);
		line.writeUInt16LE(version, 4);
		facts.copy(line, 6);
		line.writeUInt32LE(offset, 42);
		directory.push(line, name);
		offset += header.length + name.length + packed.length;
	}
	const size = directory.reduce((sum, each) => sum + each.length, 0);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(signature.end, 0);
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(size, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...files, ...directory, end]);
};

/** What both headers of a file have in common, from the version on. */
const describe = (data: Buffer, packed: Buffer, nameLength: number): Buffer => {
	const facts = Buffer.alloc(26);
	facts.writeUInt16LE(version, 0);
	facts.writeUInt16LE(deflated, 4);
	facts.writeUInt16LE(date, 8);
	facts.writeUInt32LE(crc32(data), 10);
	facts.writeUInt32LE(packed.length, 14);
	facts.writeUInt32LE(data.length, 18);
	facts.writeUInt16LE(nameLength, 22);
	return facts;
};
