import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { findSession } from "./find-session.ts";
import { freePath } from "./free-path.ts";
import { describeImported } from "./import.ts";
import { describeReport } from "./maintain.ts";

test("[E20.commands][A15.surface] the command line accepts export, import, maintain and forget", () => {
	expect(readCommandLine(["export", "abc", "-f", "jsonl", "-o", "-"])).toEqual({
		name: "export",
		session: "abc",
		format: "jsonl",
		output: "-",
	});
	expect(readCommandLine(["export", "--all"])).toEqual({ name: "export", format: "markdown" });
	expect(readCommandLine(["import", "a", "b"])).toEqual({ name: "import", files: ["a", "b"] });
	expect(readCommandLine(["maintain", "--json"])).toEqual({ name: "maintain", json: true });
	expect(readCommandLine(["forget-everything"])).toEqual({ name: "forget-everything", yes: false });
	expect(readCommandLine(["help", "forget-everything"])).toEqual({
		name: "help",
		topic: "forget-everything",
	});
});

test.each([
	[["export"], "Name the chat"],
	[["export", "a", "--all"], "Name the chat"],
	[["export", "a", "b"], "Name the chat"],
	[["export", "a", "-f", "pdf"], "markdown or jsonl"],
	[["import"], "Name the files"],
])("[E20.commands] %j is refused with a message", (args, words) => {
	expect(() => readCommandLine(args)).toThrow(
		expect.objectContaining({ message: expect.stringContaining(words) }),
	);
});

const summary = (sessionId: string, title: string) => ({
	sessionId,
	title,
	folder: "/code",
	agent: "eliza",
	status: "idle" as const,
	queued: 0,
	pendingPermissions: 0,
	updatedAt: 0,
});

test("[E20.commands] a chat is found by its id, an id prefix or its title; an ambiguous name is reported", () => {
	const all = [summary("abcd-1", "One"), summary("abcd-2", "Two"), summary("ef", "Two")];
	expect(findSession(all, "ef").sessionId).toBe("ef");
	expect(findSession(all, "one").sessionId).toBe("abcd-1");
	expect(findSession(all, "abcd-2").sessionId).toBe("abcd-2");
	expect(() => findSession(all, "abcd")).toThrow("2 chats are called “abcd”");
	expect(() => findSession(all, "two")).toThrow("abcd-2  Two\n  ef  Two");
	expect(() => findSession([], "abc")).toThrow("there are no chats yet");
	expect(() => findSession(all, "abc")).toThrow("No chat is called “abc”. There are:\n  abcd-1  One");
});

test("[E20.commands] a taken name gets a number", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-cli-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, "all.jsonl");
	expect(await freePath(path)).toBe(path);
	for (const name of ["all.jsonl", "all-2.jsonl"]) await writeFile(join(folder, name), "");
	expect(await freePath(path)).toBe(join(folder, "all-3.jsonl"));
});

test("[E20.commands][A15.surface] every result is reported in a sentence", () => {
	const imported = {
		sessionId: "s",
		title: "",
		status: "copied",
		events: 3,
		closed: true,
		unqueued: 2,
	} as const;
	expect(describeImported(imported)).toEqual([
		"An untitled chat (s) was imported under a new id, because another chat has its id.",
		"  Its last turn was unfinished and has been closed.",
		"  2 queued prompts became its draft.",
	]);
	expect(describeImported({ ...imported, closed: false, unkeptPrompts: 1, unkeptFiles: 2 }).slice(1)).toEqual(
		[
			"  2 queued prompts became its draft.",
			"  Part of it did not fit.",
			"  2 of their files could not be imported.",
		],
	);
	expect(describeImported({ ...imported, title: "/fail", status: "present" })[0]).toBe(
		"“/fail” (s) is already here.",
	);
	const report = {
		problems: [],
		purged: 1,
		indexed: 2,
		documents: 5,
		blobsRemoved: 0,
		freedBytes: 4_404_019,
	};
	expect(describeReport(report)).toEqual([
		"The store is sound.",
		"1 deleted chat was removed for good.",
		"The search index was rebuilt: 5 texts from 2 chats.",
		"4.2 MB freed.",
	]);
});
