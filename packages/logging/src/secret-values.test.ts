import { expect, test } from "vitest";
import { secretsIn, secretsInArguments } from "./secret-values.ts";

const hex = "0f9a8b7c6d5e4f30a1b2c3d4";

test.for<[string, string]>([
	["ANTHROPIC_API_KEY", "sk-ant-api03-abcdefgh"],
	["OPENAI_KEY", "correct horse battery"],
	["githubToken", "my-own-token-7"],
	["DB_PASSWORD", "hunter2hunter2"],
	["DB_PWD", "kaWehEcuFo"],
	["AWS_SECRET_ACCESS_KEY", "/wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzKEY"],
	["PASSPHRASE", "correct-horse-battery-staple"],
	["TOKEN_1", "123456789012345678"],
	["WHATEVER", "ghp_abcdefghijklmnopqrst1234"],
	["WHATEVER", hex],
	["WHATEVER", `prefix-${hex}`],
])("[E20.secrets][E12.redacted] the whole value is secret: %s=%s", ([name, value]) => {
	expect(secretsIn(name, value)).toContain(value);
});

test.for<[string, string, string]>([
	["DATABASE_URL", "postgres://me:s3cr%40t-word@db.example/app", "s3cr%40t-word"],
	["DATABASE_URL", "postgres://me:s3cr%40t-word@db.example/app", "s3cr@t-word"],
	["BASE_URL", "https://api.example/v1?token=abcDEF123&x=1", "abcDEF123"],
	["WEBHOOK", `https://hooks.example/services/T0/${hex}`, hex],
	["CUSTOM_HEADERS", "Authorization: Bearer abc.def-ghi7", "abc.def-ghi7"],
	["OPTIONS", "--api-key=abcDEF123 --fast", "abcDEF123"],
])("[E20.secrets][E12.redacted] a part of the value is secret: %s=%s", ([name, value, part]) => {
	expect(secretsIn(name, value)).toContain(part);
	expect(secretsIn(name, value)).not.toContain(value);
});

test.for<[string, string]>([
	["HOME", "/users/me"],
	["PATH", "/usr/local/bin:/usr/bin:/bin"],
	["PWD", "/users/me/project"],
	["SSH_AUTH_SOCK", "/run/user/1000/keyring/ssh"],
	["GOOGLE_APPLICATION_CREDENTIALS", "/users/me/Keys/gcloud-1.json"],
	["OPENAI_API_KEY_FILE", "/run/secrets/Key1"],
	["ANTHROPIC_BASE_URL", "http://localhost:11434/v1"],
	["AUTH_URL", "https://login.example/oauth2/authorize"],
	["OPENAI_API_KEY", "ollama"],
	["AUTH_METHOD", "oauth-personal"],
	["MAX_THINKING_TOKENS", "32000"],
	["TOKEN_TTL", "PT15M00S"],
	["NODE_ENV", "production"],
	["MODEL", "claude-sonnet-4-5-20250929"],
	["LANG", "en_GB.UTF-8"],
	["MONKEY", "banana-split-77"],
	["API_KEY", ""],
	["API_KEY", "x7"],
])("[E20.secrets][E12.redacted] nothing of it is secret: %s=%s", ([name, value]) => {
	expect(secretsIn(name, value)).toEqual([]);
});

test("[E20.secrets][E12.redacted] a command line hides the argument behind a secret's name, and no other", () => {
	const args = ["acp", "--api-key", "abc-123-DEF", "--token=qwe-456-RTY", "--model", "gpt-5-mini", "--auth"];
	expect(secretsInArguments(args)).toEqual(["abc-123-DEF", "qwe-456-RTY"]);
	expect(secretsInArguments(["--token", "--verbose", "./main-2.js", hex])).toEqual([hex]);
});
