import type { PortLike } from "@parley/client/core/shared/port-like";
import { expect, test } from "vitest";
import { TokenMemory } from "./token-memory.ts";

const portTo = (memory: TokenMemory) => {
	const heard: unknown[] = [];
	const port: PortLike = { postMessage: () => {}, close: () => {}, onmessage: null };
	memory.watch(port).onmessage = ({ data }) => heard.push(data);
	return { heard, say: (data: unknown) => port.onmessage?.({ data }) };
};

const attach = (origin: string, token: string) => ({ v: 1, kind: "attach", origin, token });

test("[ground] a tab without a token gets that of another tab of the same origin", () => {
	const memory = new TokenMemory();
	const first = portTo(memory);
	const second = portTo(memory);
	second.say(attach("http://a", ""));
	first.say(attach("http://a", "secret"));
	second.say(attach("http://a", ""));
	second.say(attach("http://b", ""));
	expect(second.heard).toEqual([
		attach("http://a", ""),
		attach("http://a", "secret"),
		attach("http://b", ""),
	]);
});

test("[ground] everything else passes through unchanged", () => {
	const { heard, say } = portTo(new TokenMemory());
	say({ v: 1, kind: "beat" });
	say("nonsense");
	expect(heard).toEqual([{ v: 1, kind: "beat" }, "nonsense"]);
});
