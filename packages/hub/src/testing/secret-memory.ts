import { createHmac } from "node:crypto";
import { SecretPrints } from "@parley/logging/secret-prints";
import type { SecretMemory } from "../agents/agent-secrets.ts";

/** Fingerprints of secrets that outlive a hub, and their file content. */
export const memoryOfSecrets = (): SecretMemory & { readonly saved: () => string } => {
	const digest = (text: string): string => createHmac("sha256", "key").update(text).digest("base64");
	const prints = new SecretPrints({ seed: 1, digest });
	let saved = "";
	return {
		prints,
		save: async () => {
			saved = JSON.stringify(prints.list());
		},
		saved: () => saved,
	};
};
