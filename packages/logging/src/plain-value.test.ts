import { expect, test } from "vitest";
import { plainFields } from "./plain-fields.ts";
import { PlainCopy } from "./plain-value.ts";
import { Redactor } from "./redact.ts";

const plain = (value: unknown) => new PlainCopy(new Redactor()).value(value);

test("[E12.redacted] values under secret names are hidden, whatever they look like", () => {
	expect(
		plain({
			Authorization: "x",
			"x-api-key": "x",
			refresh_token: 12,
			clientSecret: { nested: "x" },
			"set-cookie": ["a=b"],
			inputTokens: 12,
			hasToken: true,
			password: null,
		}),
	).toEqual({
		Authorization: "[redacted]",
		"x-api-key": "[redacted]",
		refresh_token: "[redacted]",
		clientSecret: "[redacted]",
		"set-cookie": "[redacted]",
		inputTokens: 12,
		hasToken: true,
		password: null,
	});
});

test("[E12.redacted] only the names of an environment are kept, in each of its forms", () => {
	expect(plain({ env: { HOME: "/x", LANG: "C" } })).toEqual({
		env: { HOME: "[redacted]", LANG: "[redacted]" },
	});
	expect(plain({ agentEnv: [{ name: "KEY", value: "v" }] })).toEqual({
		agentEnv: [{ name: "KEY", value: "[redacted]" }],
	});
	expect(plain({ env: ["KEY=v", "v"] })).toEqual({ env: ["KEY=[redacted]", "[redacted]"] });
	expect(plain({ environment: new Map([["KEY", "v"]]) })).toEqual({ environment: { KEY: "[redacted]" } });
});

test("[E12.redacted] a value whose neighbour names it secret is hidden", () => {
	expect(plain(["--api-key", "v", "--port", "80"])).toEqual(["--api-key", "[redacted]", "--port", "80"]);
	expect(plain([{ name: "Authorization", value: "v" }])).toEqual([
		{ name: "Authorization", value: "[redacted]" },
	]);
});

test("[E12.records] collections, bytes, dates and odd primitives become readable data", () => {
	expect(
		plain({
			map: new Map<unknown, unknown>([
				["a", 1],
				[2, new Set(["x"])],
			]),
			buffer: Buffer.from("hello"),
			floats: new Float64Array(2),
			date: new Date(0),
			url: new URL("https://user:pw@host/"),
			big: 12n,
			nan: Number.NaN,
			nothing: undefined,
			symbol: Symbol("s"),
			call: () => 1,
		}),
	).toEqual({
		map: { a: 1, "2": ["x"] },
		buffer: "[Uint8Array 5 bytes]",
		floats: "[Float64Array 16 bytes]",
		date: "1970-01-01T00:00:00.000Z",
		url: "https://[redacted]@host/",
		big: "12",
		nan: "NaN",
		symbol: "Symbol(s)",
		call: "[function]",
	});
});

test("[E12.harmless] foreign code that throws loses only its own value", () => {
	const revoked = Proxy.revocable({}, {});
	revoked.revoke();
	const hostile = {
		get broken(): never {
			throw new Error("getter");
		},
		revoked: revoked.proxy,
		json: {
			toJSON(): never {
				throw new Error("toJSON");
			},
		},
		fine: 1,
	};
	expect(plain(hostile)).toEqual({
		broken: "[unreadable]",
		revoked: "[unreadable]",
		json: "[unreadable]",
		fine: 1,
	});
	expect(plainFields([revoked.proxy, { fine: 1 }], new Redactor())).toEqual({
		fields: { fields: "[unreadable]", fine: 1 },
	});
});

test("[E12.records] cycles, depth and size are bounded, and the record shows where", () => {
	const cycle: { self?: unknown } = {};
	cycle.self = cycle;
	expect(plain(cycle)).toEqual({ self: "[cycle]" });

	const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 1);
	expect(JSON.stringify(plain(deep))).toContain("[too deep]");

	const wide = plain(Array.from({ length: 5000 }, (_, index) => index));
	expect(Array.isArray(wide) && wide.at(-1)).toBe("… 4900 more");

	const huge = plain(Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => "y".repeat(9000))));
	expect(JSON.stringify(huge).length).toBeLessThan(300_000);
});

test("[E12.records] a member named __proto__ is data like any other", () => {
	const copied = plain(JSON.parse('{"__proto__":{"polluted":true}}'));
	expect(JSON.stringify(copied)).toBe('{"__proto__":{"polluted":true}}');
	expect(copied).not.toHaveProperty("polluted");
});

test("[E12.records] an error keeps its causes, members and own properties", () => {
	const root = Object.assign(new TypeError("root"), { code: "ENOENT", token: "x" });
	const error = new AggregateError([new Error("one"), "two"], "outer", { cause: root });
	const { error: logged } = plainFields([{ error }], new Redactor());
	expect(logged).toMatchObject({
		name: "AggregateError",
		message: "outer",
		cause: { name: "TypeError", message: "root", fields: { code: "ENOENT", token: "[redacted]" } },
		errors: [
			{ name: "Error", message: "one" },
			{ name: "NonError", message: "two" },
		],
	});
	expect(logged?.stack).toContain("plain-value.test.ts");
});

test("[E12.records] an error that is its own cause terminates", () => {
	const error = new Error("loop");
	error.cause = error;
	expect(plainFields([{ error }], new Redactor()).error?.cause).toEqual({
		name: "Error",
		message: "[left out]",
	});
});
