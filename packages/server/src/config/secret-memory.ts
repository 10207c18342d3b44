import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SecretMemory } from "@parley/hub/agents/agent-secrets";
import type { Logger } from "@parley/logging/logger";
import { type SecretPrint, SecretPrints } from "@parley/logging/secret-prints";
import { writePrivateFile } from "../hub-process/private-file.ts";

type Kept = { readonly key: string; readonly prints: readonly SecretPrint[] };

/**
 * By what secrets of agents are recognised, in a file for this user alone. An export may have to hide a value that only an editor's safe
 * has, and no editor need be open then; so the hub keeps digests of it, keyed and one-way, instead of asking or keeping it.
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
			// One after another, each with what is known by then; a failure is its caller's alone.
			saving = saving.then(write, write);
			return saving;
		},
	};
};

const read = async (path: string, logger: Logger): Promise<Kept | undefined> => {
	try {
		const kept: unknown = JSON.parse(await readFile(path, "utf8"));
		if (isKept(kept)) return kept;
		logger.warn("What is known of agents' secrets cannot be read; it begins anew", { path });
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		if (!isMissing)
			logger.warn("What is known of agents' secrets cannot be read; it begins anew", { path, error });
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
