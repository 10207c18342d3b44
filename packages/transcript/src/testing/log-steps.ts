import type { ToolStatus } from "@parley/protocol/tool/events";
import fc from "fast-check";

/** One thing that can happen in a session; small numbers name blocks, tools and requests, so that they collide and interleave. */
export type Step =
	| {
			do: "text";
			block: number;
			text: string;
			thought: boolean;
			slip?: number;
			whole?: true;
			meta?: Record<string, unknown>;
	  }
	| {
			do: "tool";
			tool: number;
			/** Whether the call is announced, rather than changed. */
			announced: boolean;
			status?: ToolStatus;
			title?: string;
			output?: string;
			meta?: Record<string, unknown>;
	  }
	| { do: "plan"; entries: number; plan?: number; removed?: true }
	| { do: "activity"; activity: number; status: string; detail?: string }
	| { do: "notice" }
	| { do: "ask"; request: number }
	| { do: "answer"; request: number }
	| { do: "question" | "reply" | "visited"; request: number }
	| { do: "content" | "update" | "unheard-of" | "lost" | "attach" | "fail" | "release" | "unset" | "switch" }
	| { do: "send" | "stop" | "end" | "queue" | "unqueue" | "resume" }
	| { do: "edit" | "prioritize" | "order" | "prepare"; which: number; text: string }
	| { do: "rename"; by: "person" | "hub" | "agent"; title: string }
	| { do: "aspect"; aspect: "mode" | "usage"; value: number };

const small = fc.nat({ max: 2 });
const meta = fc.dictionary(fc.constantFrom("a", "b"), fc.nat({ max: 3 }));

export const steps: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 8,
		arbitrary: fc.record({
			do: fc.constant("text" as const),
			block: small,
			text: fc.string({ maxLength: 6, unit: "grapheme" }),
			thought: fc.boolean(),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record(
			{
				do: fc.constant("text" as const),
				block: small,
				text: fc.string({ maxLength: 6, unit: "grapheme" }),
				thought: fc.boolean(),
				slip: fc.integer({ min: -9, max: 3 }),
				whole: fc.constant(true as const),
				meta,
			},
			{ requiredKeys: ["do", "block", "text", "thought"] },
		),
	},
	{
		weight: 4,
		arbitrary: fc.record(
			{
				do: fc.constant("tool" as const),
				tool: small,
				announced: fc.boolean(),
				status: fc.constantFrom<ToolStatus>(
					"pending",
					"running",
					"completed",
					"failed",
					"cancelled",
					"unreported",
					"background",
				),
				title: fc.string({ maxLength: 4 }),
				output: fc.string({ maxLength: 4 }),
				meta,
			},
			{ requiredKeys: ["do", "tool", "announced"] },
		),
	},
	{
		weight: 1,
		arbitrary: fc.record(
			{
				do: fc.constant("plan" as const),
				entries: fc.nat({ max: 3 }),
				plan: small,
				removed: fc.constant(true as const),
			},
			{ requiredKeys: ["do", "entries"] },
		),
	},
	{
		weight: 2,
		arbitrary: fc.record(
			{
				do: fc.constant("activity" as const),
				activity: small,
				status: fc.constantFrom("running", "completed", "failed"),
				detail: fc.string({ maxLength: 4 }),
			},
			{ requiredKeys: ["do", "activity", "status"] },
		),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("notice" as const) }) },
	{
		weight: 2,
		arbitrary: fc.record({ do: fc.constantFrom("ask" as const, "answer" as const), request: small }),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			do: fc.constantFrom("question" as const, "reply" as const, "visited" as const),
			request: small,
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			do: fc.constantFrom(
				"content" as const,
				"update" as const,
				"unheard-of" as const,
				"lost" as const,
				"attach" as const,
				"fail" as const,
				"release" as const,
				"unset" as const,
				"switch" as const,
			),
		}),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constantFrom(
				"send" as const,
				"send" as const,
				"stop" as const,
				"end" as const,
				"queue" as const,
				"queue" as const,
				"unqueue" as const,
				"resume" as const,
			),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constantFrom("edit" as const, "prioritize" as const, "order" as const, "prepare" as const),
			which: small,
			text: fc.string({ maxLength: 4 }),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant("rename" as const),
			by: fc.constantFrom("person" as const, "hub" as const, "agent" as const),
			title: fc.string({ maxLength: 5 }),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant("aspect" as const),
			aspect: fc.constantFrom("mode" as const, "usage" as const),
			value: fc.nat(),
		}),
	},
);
