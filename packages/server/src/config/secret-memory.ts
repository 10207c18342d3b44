import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { codeOf } from "@parley/base/errors/code-of";
import type { SecretMemory } from "@parley/hub/agents/agent-secrets";
import type { Logger } from "@parley/logging/logger";
import { type SecretPrint, SecretPrints } from "@parley/logging/secret-prints";
import { writePrivateFile } from "../hub-process/private-file.ts";

type Kept = { readonly key: string; readonly prints: readonly SecretPrint[] };

/**
 * Fingerprints of agents' secrets, in a file only this user can read. An export may have to mask a value that exists only in an editor's
 * secret storage while no editor is open, so the hub keeps keyed one-way digests instead of the value.
 */
export const openSecretMemory = async (path: string, logger: Logger): Promise<SecretMemory> => {
	const { key, prints: known } = (await read(path, logger)) ?? {
		key: randomBytes(32).toString("base64"),
		prints: [],
	};
	const secret = Buffer.from(key, "base64");
	const digest = (text: string): string => createHmac("sha256", secret).update(text).digest("base64");
	const prints = new SecretPrints({ seed: secret.readInt32LE(0), digest, known });
	let saving: Promise<void> = Promise.resolve();
	return {
		prints,
		save: () => {
			const write = (): Promise<void> =>
				writePrivateFile(path, `${JSON.stringify({ key, prints: prints.list() })}\n`);
			// Writes are serialized, each with the latest fingerprints; a failed write fails only its own caller.
			saving = saving.then(write, write);
			return saving;
		},
	};
};

const read = async (path: string, logger: Logger): Promise<Kept | undefined> => {
	try {
		const kept: unknown = JSON.parse(await readFile(path, "utf8"));
		if (isKept(kept)) return kept;
		logger.warn("The fingerprints of agents' secrets are unreadable; starting without them", { path });
	} catch (error) {
		const isMissing = codeOf(error) === "ENOENT";
		if (!isMissing)
			logger.warn("The fingerprints of agents' secrets are unreadable; starting without them", {
				path,
				error,
			});
	}
	return undefined;
};

type Loose<Fields> = { readonly [Key in keyof Fields]?: unknown };

const isKept = (data: unknown): data is Kept => {
	if (typeof data !== "object" || data === null) return false;
	const { key, prints }: Loose<Kept> = data;
	return (
		typeof key === "string" &&
		Buffer.from(key, "base64").length === 32 &&
		Array.isArray(prints) &&
		prints.every(isPrint)
	);
};

const isPrint = (data: unknown): data is SecretPrint => {
	if (typeof data !== "object" || data === null) return false;
	const { length, head, digest }: Loose<SecretPrint> = data;
	return Number.isSafeInteger(length) && Number.isSafeInteger(head) && typeof digest === "string";
};
