import type { ContentBlock, PromptResponse, StopReason } from "@agentclientprotocol/sdk";
import { type Asked, splitQuoted } from "../memory/quoted-history.ts";
import { findTrick } from "../tricks/all-tricks.ts";
import { readPrompt } from "./prompt-content.ts";
import type { Turn } from "./turn.ts";

/** Answers one prompt. However it ends, no tool stays open, and a cancelled turn says so. */
export const answerPrompt = async (turn: Turn, prompt: readonly ContentBlock[]): Promise<PromptResponse> => {
	const asked = listen(turn, prompt);
	try {
		const stopReason = await answer(turn, prompt, asked);
		for (const steer of turn.session.steering.take()) await turn.speak(`\n\nYou steered me: ${steer}`);
		return turn.cancelled.aborted ? { stopReason: "cancelled" } : { stopReason, ...turn.extras };
	} catch (error) {
		if (!turn.cancelled.aborted) throw error;
		return { stopReason: "cancelled" };
	} finally {
		await turn.closeTools();
		turn.session.steering.take();
		turn.session.keep();
	}
};

/** Remembers the prompt before anything is done about it. */
const listen = ({ session, host }: Turn, prompt: readonly ContentBlock[]): Asked => {
	const asked = splitQuoted(prompt);
	const { record } = session;
	record.tell(asked.text, host.today());
	if (asked.quoted !== undefined && record.facts.quoted === undefined) record.learn({ quoted: asked.quoted });
	const messageId = session.nextId("prompt");
	for (const content of prompt) record.did({ sessionUpdate: "user_message_chunk", messageId, content });
	return asked;
};

const answer = async (turn: Turn, prompt: readonly ContentBlock[], { text }: Asked): Promise<StopReason> => {
	const { remarks } = readPrompt(prompt);
	const command = turn.session.question === undefined ? readCommand(text) : undefined;
	if (command !== undefined) return runCommand(turn, command, prompt);
	const paragraphs = [...remarks];
	const { question } = turn.session;
	if (question !== undefined) {
		turn.session.question = undefined;
		paragraphs.push(`I asked: ${question}\nYou answered: ${text.trim() || "(nothing)"}`);
	} else if (text.trim() !== "" || remarks.length === 0) {
		const { state, reply } = turn.eliza.respond(turn.session.state, text);
		turn.session.state = state;
		paragraphs.push(reply);
	}
	await turn.speak(paragraphs.join("\n\n"));
	return "end_turn";
};

export type Command = {
	readonly name: string;
	/** Everything after the name and one white space, unchanged. */
	readonly args: string;
};

/** Reads `/name args`. A path such as `/usr/bin` is not a command. */
export const readCommand = (text: string): Command | undefined => {
	const [, name, args] = /^\/([a-z]+)(?:\s([\s\S]*))?$/.exec(text) ?? [];
	return name === undefined ? undefined : { name, args: args ?? "" };
};

const runCommand = async (
	turn: Turn,
	command: Command,
	prompt: readonly ContentBlock[],
): Promise<StopReason> => {
	const trick = findTrick(command.name);
	if (trick !== undefined) return trick.run(turn, command.args, prompt);
	await turn.speak(`I do not know the trick /${command.name}. Type /help to see those I know.`);
	return "end_turn";
};
