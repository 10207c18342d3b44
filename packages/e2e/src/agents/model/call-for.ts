import { randomUUID } from "node:crypto";
import type { Fields } from "@parley/base/guards/fields";
import { fieldsOf, type Tool } from "./conversation.ts";
import { sampleOf } from "./sample-of.ts";
import type { Call, Wish } from "./step.ts";

/** What agents call their tools, without separators and without the name of a server in front. */
const names: Readonly<Record<Wish["do"], readonly string[]>> = {
	read: ["read", "readfile", "view"],
	write: ["write", "writefile", "createfile"],
	edit: ["edit", "editfile", "replace", "strreplace"],
	run: ["bash", "shell", "runshellcommand", "executecommand"],
	plan: ["todowrite", "writetodos", "updateplan"],
};

const plainName = (name: string): string =>
	name
		.toLowerCase()
		.replace(/^.*__/, "")
		.replaceAll(/[^a-z]/g, "");

/** The call of the agent's own tool that does what the model wants. */
export const callFor = (wish: Wish, tools: readonly Tool[]): Call | undefined => {
	const tool = names[wish.do]
		.map((wanted) => tools.find(({ name }) => plainName(name) === wanted))
		.find((found) => found !== undefined);
	if (tool === undefined) return undefined;
	return {
		id: `call_${randomUUID().replaceAll("-", "")}`,
		name: tool.name,
		input: inputFor(tool.schema, wish),
	};
};

const inputFor = (schema: Fields, wish: Wish): Record<string, unknown> => {
	const { properties, required } = schema;
	const wanted = Array.isArray(required) ? required : [];
	return Object.fromEntries(
		Object.entries(fieldsOf(properties)).flatMap(([name, property]) => {
			const value = valueFor(plainName(name), fieldsOf(property), wish);
			if (value !== undefined) return [[name, value]];
			return wanted.includes(name) ? [[name, sampleOf(property)]] : [];
		}),
	);
};

const valueFor = (name: string, property: Fields, wish: Wish): unknown => {
	switch (name) {
		case "path":
		case "filepath":
		case "absolutepath":
			return "path" in wish ? wish.path : undefined;
		case "content":
		case "filetext":
			if (wish.do === "plan") return wish.entries.map((entry) => `- [ ] ${entry}`).join("\n");
			return wish.do === "write" ? wish.content : undefined;
		case "oldstring":
		case "oldtext":
		case "before":
			return wish.do === "edit" ? wish.old : undefined;
		case "newstring":
		case "newtext":
		case "after":
			return wish.do === "edit" ? wish.new : undefined;
		case "command":
			return wish.do === "run" ? wish.command : undefined;
		case "todos":
		case "plan":
			return wish.do === "plan" ? planFor(fieldsOf(property["items"]), wish.entries) : undefined;
		default:
			return undefined;
	}
};

const statuses = ["completed", "in_progress", "pending"];

const planFor = (schema: Fields, entries: readonly string[]): unknown[] =>
	entries.map((entry, at) =>
		Object.fromEntries(
			Object.entries(fieldsOf(schema["properties"])).map(([name, property]) => {
				if (name === "status") return [name, statuses[at % statuses.length]];
				const isText = ["content", "description", "step", "activeForm"].includes(name);
				return [name, isText ? entry : sampleOf(property)];
			}),
		),
	);
