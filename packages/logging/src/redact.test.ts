import { expect, test } from "vitest";
import { Redactor, redacted } from "./redact.ts";
import { minSecretLength } from "./secret-prints.ts";

const secret = 'p@ss "wörd"/\\ 77';

const knowing = (...secrets: string[]): Redactor => {
	const redactor = new Redactor();
	for (const each of secrets) redactor.register(each);
	return redactor;
};

test.for<[string, string]>([
	["as it is", secret],
	["escaped for JSON", JSON.stringify(secret)],
	["escaped for JSON within JSON", JSON.stringify(JSON.stringify(secret))],
	["as ASCII-only JSON", 'p@ss \\"w\\u00f6rd\\"/\\\\ 77'],
	["encoded for a URL", encodeURIComponent(secret)],
	["encoded for a URL in lower case", encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase())],
	["encoded as a form field", encodeURIComponent(secret).replaceAll("%20", "+")],
	["in base64", Buffer.from(secret).toString("base64")],
	["in base64url", Buffer.from(secret).toString("base64url")],
	["in base64 after one byte", Buffer.from(`:${secret}:`).toString("base64")],
	["in base64 after two bytes", Buffer.from(`u:${secret}`).toString("base64")],
])("[E12.redacted] a registered value is hidden %s", ([, form]) => {
	const core = form.replaceAll(/^"|"$/g, "").replace(/=+$/, "").slice(4, -3);
	const text = knowing(secret).text(`before ${form} after`);
	expect(text).toContain(redacted);
	expect(text).toMatch(/^before .* after$/);
	expect(text).not.toContain(core);
});

test("[E12.redacted] overlapping secrets are hidden as one, leaving no part of either", () => {
	expect(knowing("abcdefgh", "efghijkl").text("xabcdefghijkly")).toBe(`x${redacted}y`);
	expect(knowing("abcdef", "abcdefghij").text("abcdefghij")).toBe(redacted);
});

test("[E12.redacted] a value too short to be told from ordinary text is refused", () => {
	const redactor = new Redactor();
	expect(redactor.register("x".repeat(minSecretLength - 1))).toBe(false);
	expect(redactor.register(` ${"x".repeat(minSecretLength - 1)}\n`)).toBe(false);
	expect(redactor.text("xxxxx")).toBe("xxxxx");
});

test("[E12.redacted] white space around a registered value does not matter", () => {
	expect(knowing("secret-value\n").text("secret-value!")).toBe(`${redacted}!`);
});

test("[E12.redacted] a key printed line by line is hidden line by line", () => {
	const key = "MIIEvQIBADANBgkqhkiG9w0B\nAQEFAASCBKcwggSjAgEAAoIB\nshort";
	expect(knowing(key).text("AQEFAASCBKcwggSjAgEAAoIB")).toBe(redacted);
});

test.for([
	["Authorization: Bearer abc.def-ghi", "Authorization: [redacted]"],
	["used Bearer abc.def-ghi here", "used Bearer [redacted] here"],
	["proxy Basic dXNlcjpwYXNzd29yZA== ok", "proxy Basic [redacted] ok"],
	["key sk-ant-api03-abcdefgh.", "key [redacted]."],
	["ghp_abcdefghijklmnopqrst1234", "[redacted]"],
	["github_pat_11ABCDEFG0123456789_x", "[redacted]"],
	["AKIAIOSFODNN7EXAMPLE", "[redacted]"],
	["glpat-abcdefghij0123456789", "[redacted]"],
	["xoxb-1234567890-abcdef", "[redacted]"],
	["AIzaSyA0123456789abcdefghijklmnopqrstuv", "[redacted]"],
	["npm_0123456789abcdefghijklmnopqrstuvwxyz", "[redacted]"],
	["hf_0123456789abcdefghijklmnop", "[redacted]"],
	["curl -H 'X-Api-Key: abc' host", "curl -H 'X-Api-Key: [redacted]' host"],
	["login --passphrase=abc", "login --passphrase=[redacted]"],
	["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "jwt [redacted]"],
	["-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY----- tail", "[redacted] tail"],
	["cut -----BEGIN PRIVATE KEY-----\nMIIE", "cut [redacted]"],
	["https://user:pw@host/path", "https://[redacted]@host/path"],
	["postgres://me:a@b@host/db", "postgres://[redacted]@host/db"],
	["http://127.0.0.1:80/#token=abc&x=1", "http://127.0.0.1:80/#token=[redacted]&x=1"],
	["GET /events?token=abc", "GET /events?token=[redacted]"],
	["OPENAI_API_KEY=abc npm start", "OPENAI_API_KEY=[redacted] npm start"],
	['{"accessToken":"abc","n":1}', '{"accessToken":"[redacted]","n":1}'],
	['{\\"password\\": \\"abc\\"}', '{\\"password\\": \\"[redacted]\\"}'],
	["Cookie: a=b; c=d\nHost: x", "Cookie: [redacted]\nHost: x"],
])("[E12.redacted] a secret is recognised by its shape: %s", ([text, expected]) => {
	expect(new Redactor().text(text ?? "")).toBe(expected);
});

test.for([
	"Unexpected token } in JSON at position 4",
	"used 1200 tokens of 200000",
	"https://example.org/a@b?tokens=3",
	"risk-based, task-force, asking",
])("[E12.redacted] ordinary text is unchanged: %s", (text) => {
	expect(new Redactor().text(text)).toBe(text);
});

test("[E12.redacted] a secret at the cut of a long text leaves no trace", () => {
	const hidden = "ABCDEFGHIJKLMNOP";
	for (let before = 80; before <= 100; before++) {
		const text = knowing(hidden).text(`${"-".repeat(before)}${hidden}${"-".repeat(100)}`, 100);
		expect(text).not.toMatch(/[A-Z]/);
		expect(text).toMatch(/…\[\d+ more\]$/);
	}
});

test("[E12.redacted] secrets before the cut do not reveal the text behind it", () => {
	const hidden = "ABCDEFGHIJKLMNOP";
	const text = knowing(hidden).text(`${`${hidden} `.repeat(40)}`, 100);
	expect(text).not.toMatch(/[A-Z]/);
});

test("[E20.secrets] exported text loses registered values and certain secrets, and none of its words and code", () => {
	const redactor = knowing("hub-token-1234");
	const code =
		"const token=readToken(); // password: none, Bearer tokens, sk-spinner-wave\nfetch('https://me:pw@host/?token=abc')";
	expect(redactor.sureSpans(`${code} in production`)).toEqual([]);
	const secrets = [
		"hub-token-1234",
		"sk-ant-api03-abcdefgh",
		"abc.def-ghi.0123",
		"hub-token-1234hub-token-1234",
	];
	const text = `word ${secrets[0]} and ${secrets[1]} and Bearer ${secrets[2]}. ${secrets[3]}`;
	expect(redactor.sureSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
		...secrets.slice(0, 2),
		`${secrets[2]}.`,
		secrets[3],
	]);
});
