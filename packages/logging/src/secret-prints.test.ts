import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Redactor, redacted } from "./redact.ts";
import { minSecretLength, SecretPrints, type SecretPrintsOptions } from "./secret-prints.ts";

const digest = (text: string): string => createHmac("sha256", "key").update(text).digest("base64");
const prints = (options: Partial<SecretPrintsOptions> = {}): SecretPrints =>
	new SecretPrints({ seed: 7, digest, ...options });

const secrets = fc.string({ unit: "binary", minLength: minSecretLength, maxLength: 60 });

test("[E12.redacted] a secret is recognised anywhere, by a print that was stored and reloaded", () => {
	fc.assert(
		fc.property(secrets, fc.string({ unit: "binary" }), fc.string(), (secret, before, after) => {
			const known = prints();
			expect(known.add(secret)).toBe(true);
			expect(known.add(secret)).toBe(false);
			const kept = JSON.stringify(known.list());
			const again = prints({ known: JSON.parse(kept) });
			const found = again.spans(before + secret + after);
			expect(found).toContainEqual({ start: before.length, end: before.length + secret.length });
			for (const { start, end } of found) expect((before + secret + after).slice(start, end)).toBe(secret);
		}),
	);
});

test("[E12.redacted] recognised secrets are hidden in logs and exports", () => {
	const known = prints();
	const redactor = new Redactor();
	redactor.recognise(known);
	known.add("plain-value-1");
	expect(redactor.text("a plain-value-1 b")).toBe(`a ${redacted} b`);
	expect(redactor.sureSpans("a plain-value-1 b")).toEqual([{ start: 2, end: 15 }]);
	known.add("x".repeat(300));
	expect(redactor.reach).toBe(300);
});

test("[E12.redacted] beyond the limit the oldest are forgotten, and values too short to be distinctive are refused", () => {
	const known = prints({ limit: 2 });
	expect(known.add("short")).toBe(false);
	for (const secret of ["first-secret", "second-secret", "third-secret"]) known.add(secret);
	expect(known.list()).toHaveLength(2);
	expect(known.spans("first-secret")).toEqual([]);
	expect(known.spans("third-secret")).toEqual([{ start: 0, end: 12 }]);
	known.clear();
	expect(known.spans("third-secret")).toEqual([]);
});
