import type { SessionUpdate } from "@agentclientprotocol/sdk";
import { splitArguments } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

/** An update about the command with this id. */
const tell = (id: string, status: "in_progress" | "completed", text: string): SessionUpdate => ({
	sessionUpdate: "tool_call_update",
	toolCallId: id,
	status,
	content: [{ type: "content", content: { type: "text", text } }],
});

const announce = (id: string): SessionUpdate => ({
	sessionUpdate: "tool_call",
	toolCallId: id,
	title: `Run ${id}`,
	kind: "execute",
	status: "in_progress",
});

/** A command that outlives its turn, is reported in later turns, or is restarted under the same id. */
export const background: Trick = {
	name: "background",
	summary:
		"Starts a command that outlives its turn, tells of it later, ends it, or begins another under its id.",
	usage: "<start|report|finish|later|again> <id>",
	async run(turn, args) {
		const [what, id] = splitArguments(args);
		if (id === undefined) {
			await turn.speak(`Which one? Type \`${usageLine(background)}\`.`);
			return "end_turn";
		}
		const done = tell(id, "completed", `${id} is done.`);
		switch (what) {
			case "start":
				await turn.update(announce(id));
				break;
			case "report":
				await turn.update(tell(id, "in_progress", `${id} is still at it.`));
				break;
			case "finish":
				await turn.update(done);
				break;
			case "later": {
				const { client, session } = turn;
				turn.afterwards.push(() => client.notify("session/update", { sessionId: session.id, update: done }));
				break;
			}
			case "again":
				await turn.update(announce(id));
				await turn.update(done);
		}
		await turn.speak(`Said of ${id}: ${what}.`);
		return "end_turn";
	},
};
