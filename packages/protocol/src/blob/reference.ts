import { type Static, Type } from "typebox";
import { Count } from "../contract/fields.ts";

/** The SHA-256 of the data, in hexadecimal: the same data has the same name, whoever uploaded it. */
export const BlobId = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** Data stored beside the log, and its size in bytes. */
export const BlobReference = Type.Object({ blob: BlobId, size: Count });

export type BlobReference = Static<typeof BlobReference>;
