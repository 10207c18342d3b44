import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Both sides prove that they have read the key file, each with the other's nonce, without sending the key. */
export type Nonces = { readonly keeper: string; readonly hub: string };

export const newNonce = (): string => randomBytes(32).toString("hex");

export const proofOf = (side: "hub" | "keeper", key: Buffer, { keeper, hub }: Nonces): string =>
	createHmac("sha256", key).update(`${side}:${keeper}:${hub}`).digest("hex");

/** Takes the same time for every wrong proof. */
export const proves = (proof: string, expected: string): boolean => {
	const [given, wanted] = [Buffer.from(proof), Buffer.from(expected)];
	return given.length === wanted.length && timingSafeEqual(given, wanted);
};
