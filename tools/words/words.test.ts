import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SourceFile } from "../source/source-file.ts";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkWords } from "./check-words.ts";
import { findSentences } from "./find-sentences.ts";

const textsIn = (source: string) => findSentences(new SourceFile("a.tsx", source)).map(({ text }) => text);

test("[ground] every sentence is in the catalogue, and every exception is still needed", async () => {
	expect(await checkWords(join(import.meta.dirname, "../.."))).toEqual({ stray: [], unused: [] });
});

test("[ground] a sentence in a covered package is reported with its place", async () => {
	const path = "packages/vscode/src/planted.ts";
	const tree = await temporaryTree({ [path]: 'export {};\nwindow.showErrorMessage("It failed");\n' });
	onTestFinished(tree.remove);
	const { stray } = await checkWords(tree.root);
	expect(stray).toEqual([{ file: path, line: 2, text: "It failed" }]);
});

test.for<[source: string, texts: string[]]>([
	['export const A = () => <a title={x ? "Close" : "Open"} />;', ["Close", "Open"]],
	['export const A = () => <b>{x ? "running" : "idle"}</b>;', ["running", "idle"]],
	[`export const A = () => <b>{\`waiting for \${n}\`}</b>;`, ["waiting for {}"]],
	['export const a = "waiting for you";', ["waiting for you"]],
	['notices.add("not saved");', ["not saved"]],
	['throw new LostError("It is gone.");', ["It is gone."]],
	["export const A = () => <p>{b} left</p>;", ["left"]],
	['export const A = () => <B label="storage" />;', ["storage"]],
	['export const a = " they were lost.";', ["they were lost."]],
])("[ground] planted in the UI, %s is reported", async ([source, texts]) => {
	const path = "packages/ui/src/planted.tsx";
	const tree = await temporaryTree({ [path]: `${source}\n` });
	onTestFinished(tree.remove);
	expect((await checkWords(tree.root)).stray).toEqual(texts.map((text) => ({ file: path, line: 1, text })));
});

test("[ground] texts of a page are reported, codes and scripts are not", async () => {
	const path = "packages/ui/index.html";
	const html =
		'<!-- a --><title>%app.name%</title>\n<script>a b</script>\n<p title="Close">Needs <b>it</b></p>\n';
	const tree = await temporaryTree({ [path]: html });
	onTestFinished(tree.remove);
	expect(
		(await checkWords(tree.root)).stray.map(({ line, text }) => [line, text.replaceAll(/ +/g, " ")]),
	).toEqual([
		[3, "Needs it"],
		[3, "Close"],
	]);
});

test.for<[source: string, text: string]>([
	["const e = <span>Hello there</span>;", "Hello there"],
	["const e = <b>Stop</b>;", "Stop"],
	['const e = <a title="Close it" />;', "Close it"],
	['const e = <a aria-label="Close" />;', "Close"],
	['const e = <a title={isOpen ? "Close" : "Open"} />;', "Close"],
	['window.showErrorMessage("It failed");', "It failed"],
	['window.showOpenDialog({ openLabel: "Import" });', "Import"],
	['throw new RequestFailure("conflict", "No way");', "No way"],
	[`output.say(\`Stopped \${count} chats.\`);`, "Stopped {} chats."],
	[`const text = \`\${name} waits\`;`, "{} waits"],
	['class E extends Error { constructor() { super("It is gone."); } }', "It is gone."],
	['const e = <b>{isOpen() && "open"}</b>;', "open"],
	['const e = <b>{name() ?? "nobody"}</b>;', "nobody"],
	['const words = { waiting: "waiting for you" };', "waiting for you"],
])("[ground] %s is found", ([source, text]) => {
	expect(textsIn(source)).toContain(text);
});

test.for([
	'say("chat.retry");',
	'const e = <a class="one two" href="a b" />;',
	'logger.warn("A view was cut off", { error });',
	'this.#logger.info("The hub runs");',
	'violations.add({ detail: "it is no message" });',
	'throw new Error("a port lacks a method of its table");',
	'import "a b";',
	'type Doing = "opening it" | "closing it";',
	'database.prepare("SELECT a FROM b WHERE c = ?");',
	'const kind = { title: "newChat" };',
	'const e = <b>{kind() === "plan" ? say("chat.plan") : iconOf("tool")}</b>;',
	'const e = <a title={say("tabs.close")} />;',
	"const e = <b>{count()} · {size()}</b>;",
	"// It is only a comment",
])("[ground] %s is left alone", (source) => {
	expect(textsIn(source)).toEqual([]);
});
