import { type AgentApp, RequestError } from "@agentclientprotocol/sdk";
import { isFields } from "@parley/base/guards/fields";
import { isText } from "@parley/base/guards/scalars";
import { unlessAborted } from "../agent/unless-aborted.ts";
import { readFields, readText } from "./params.ts";
import type { Practice } from "./practice.ts";

/** What the client put into a running turn. */
export class Steering {
	readonly #texts: string[] = [];
	#wake: (() => void) | undefined;

	push(text: string): void {
		this.#texts.push(text);
		this.#wake?.();
	}

	/** Waits until there is something. */
	async next(signal: AbortSignal): Promise<string> {
		for (;;) {
			const text = this.#texts.shift();
			if (text !== undefined) return text;
			const { promise, resolve } = Promise.withResolvers<void>();
			this.#wake = resolve;
			await unlessAborted(promise, signal);
		}
	}

	/** Takes all that nobody has waited for. */
	take(): readonly string[] {
		return this.#texts.splice(0);
	}
}

/** `_session/steering`, as it is used in the wild. Without a running turn the prompt is left to the client. */
export const serveSteering = (app: AgentApp, practice: Practice): AgentApp => {
	if (!practice.options.offer.has("steering")) return app;
	return app.onRequest("_session/steering", readFields, ({ params }) => {
		const session = practice.find(readText(params, "sessionId"));
		const text = readPromptText(params["prompt"]);
		if (!session.busy) return { outcome: "promptRequired", reason: "noRunningTurn" };
		session.steering.push(text);
		return { outcome: "injected" };
	});
};

const readPromptText = (prompt: unknown): string => {
	if (!Array.isArray(prompt)) throw RequestError.invalidParams(prompt, "prompt must be a list of content");
	const blocks: readonly unknown[] = prompt;
	return blocks.map((block) => (isFields(block) && isText(block["text"]) ? block["text"] : "")).join("");
};
