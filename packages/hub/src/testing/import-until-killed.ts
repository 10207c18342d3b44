import { readFileSync } from "node:fs";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { importsInto } from "./transfer.ts";

/* Imports a share of a file into a store in small pieces, says so, and waits to be killed: it never exits by itself. */

const [, , storePath = "", file = "", share = "1"] = process.argv;
const store = await openSqliteStore(storePath);
const { imports } = importsInto(store);
const bytes = readFileSync(file);
const size = 4000;
const blobs = { put: async () => undefined };
for (let offset = 0; offset < bytes.length * Number(share); offset += size) {
	const data = bytes.subarray(offset, offset + size).toString("base64");
	await imports.take({ importId: "i", offset, data, last: offset + size >= bytes.length }, blobs);
}
process.stdout.write("imported\n");
setInterval(() => undefined, 1000);
