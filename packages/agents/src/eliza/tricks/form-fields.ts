import type { ElicitationSchema } from "@agentclientprotocol/sdk";

const moods = ["calm", "tense", "lost"];

/** A form with a field of every type, and of every kind of each. */
export const everyField: ElicitationSchema = {
	type: "object",
	title: "About you",
	description: "Everything a form can ask.",
	properties: {
		name: { type: "string", title: "Name", description: "What they call you.", minLength: 2, maxLength: 20 },
		nickname: { type: "string", title: "Nickname", pattern: "^[a-z]+$", default: "patient" },
		email: { type: "string", title: "E-mail", format: "email" },
		page: { type: "string", title: "Page", format: "uri" },
		born: { type: "string", title: "Born on", format: "date" },
		wakes: { type: "string", title: "Wakes at", format: "date-time" },
		weight: { type: "number", title: "Weight of the world", minimum: 0, maximum: 99.5, default: 1.5 },
		bugs: { type: "integer", title: "Bugs", minimum: 0, maximum: 100, default: 3 },
		sleeps: { type: "boolean", title: "Sleeps well", default: true },
		mood: { type: "string", title: "Mood", enum: moods, default: "calm" },
		language: {
			type: "string",
			title: "Language",
			oneOf: [
				{ const: "ts", title: "TypeScript", description: "With types." },
				{ const: "c", title: "C" },
			],
		},
		fears: {
			type: "array",
			title: "Fears",
			items: { type: "string", enum: ["merge", "deploy", "friday"] },
			minItems: 1,
			maxItems: 2,
			default: ["friday"],
		},
		hopes: {
			type: "array",
			title: "Hopes",
			items: {
				anyOf: [
					{ const: "green", title: "A green build" },
					{ const: "quiet", title: "A quiet pager" },
				],
			},
		},
	},
	required: ["name", "mood"],
};

/** A form with a field of a type that nobody knows. */
export const strangeField: ElicitationSchema = {
	type: "object",
	properties: {
		name: { type: "string", title: "Name" },
		dream: { type: "dream", title: "Dream", depth: 3 },
	},
	required: ["dream"],
};
