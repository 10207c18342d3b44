import { readFileSync } from "node:fs";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { importsInto } from "./transfer.ts";

/* Imports a file into a store in small pieces, and prints the progress after each. It never exits by itself. */

const [, , storePath = "", file = ""] = process.argv;
const store = await openSqliteStore(storePath);
const { imports } = importsInto(store);
const bytes = readFileSync(file);
const size = 4000;
const blobs = { put: async () => undefined };
for (let offset = 0; offset < bytes.length; offset += size) {
	const data = bytes.subarray(offset, offset + size).toString("base64");
	await imports.take({ importId: "i", offset, data, last: offset + size >= bytes.length }, blobs);
	process.stdout.write(`${offset + size}\n`);
}
setInterval(() => undefined, 1000);
