import { expect, test } from "vitest";
import { Notices } from "./notices.ts";

test("[E1.reread] a notice about one matter is withdrawn once it no longer applies", () => {
	const notices = new Notices();
	const say = notices.about();
	const texts = (): readonly string[] => notices.all().map(({ text }) => text);
	notices.add("something else");
	say("config.json is broken");
	say("config.json is broken in another place");
	expect(texts()).toEqual(["something else", "config.json is broken in another place"]);
	say(undefined);
	say(undefined);
	expect(texts()).toEqual(["something else"]);
});

test("[ground] a failure is worded by the action that failed, around its reason", async () => {
	const notices = new Notices();
	const failure = Promise.reject(new Error("no route"));
	notices.run(
		(reason) => `Not sent: ${reason}`,
		() => failure,
	);
	await failure.catch(() => {});
	expect(notices.all().map(({ text }) => text)).toEqual(["Not sent: no route"]);
});
