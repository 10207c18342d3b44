import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AuthMethod, type ClientCapabilities, RequestError } from "@agentclientprotocol/sdk";
import type { Options } from "../options/options.ts";

export const keyVariable = "ELIZA_API_KEY";
const reason = "The couch is reserved for patients who are logged in.";

export type LoginParts = {
	readonly options: Pick<Options, "login" | "state">;
	readonly hasVariable: (name: string) => boolean;
};

/** Whether she knows who is on the couch. A login outlives the process where there is a state folder. */
export class Login {
	readonly #parts: LoginParts;
	#here = false;

	constructor(parts: LoginParts) {
		this.#parts = parts;
	}

	get needed(): boolean {
		return this.#parts.options.login.size > 0;
	}

	get done(): boolean {
		const { options, hasVariable } = this.#parts;
		if (this.#here) return true;
		if (options.login.has("env") && hasVariable(keyVariable)) return true;
		return options.state !== undefined && existsSync(loginFile(options.state));
	}

	/** Throws what an agent answers to those who are not logged in. */
	demand(): void {
		if (this.needed && !this.done) throw RequestError.authRequired({ reason }, reason);
	}

	/** Logs in by a method that needs nothing but the wish. */
	by(methodId: string): void {
		const { login, state } = this.#parts.options;
		if (methodId === "env" && login.has("env")) {
			if (this.done) return;
			throw RequestError.authRequired({ reason: `${keyVariable} is not set.` }, `${keyVariable} is not set`);
		}
		if (methodId !== "agent" || !login.has("agent"))
			throw RequestError.invalidParams({ methodId }, `there is no login "${methodId}" to ask me for`);
		this.#here = true;
		if (state !== undefined) writeLogin(state);
	}

	end(): void {
		const { state } = this.#parts.options;
		this.#here = false;
		if (state !== undefined) rmSync(loginFile(state), { force: true });
	}

	status(): { state: string; accounts?: { label: string }[] } {
		if (!this.needed) return { state: "not_required" };
		return this.done
			? { state: "authenticated", accounts: [{ label: account }] }
			: { state: "unauthenticated" };
	}
}

const account = "patient@couch.example";

const loginFile = (state: string): string => join(state, "login.json");

const writeLogin = (state: string): void => {
	mkdirSync(state, { recursive: true });
	writeFileSync(loginFile(state), `${JSON.stringify({ account })}\n`);
};

/** What `--log-in` does in a terminal; returns what it says. */
export const logInHere = (state: string | undefined): string => {
	if (state === undefined) throw new NowhereToLogIn();
	writeLogin(state);
	return `Logged in as ${account}.\n`;
};

export class NowhereToLogIn extends Error {
	constructor() {
		super("a login needs a folder to be kept in; give --state or ELIZA_STATE");
		this.name = "NowhereToLogIn";
	}
}

/** The ways to log in, as a client is told of them. Terminals only where the client has them. */
export const authMethods = (
	{ login }: Pick<Options, "login">,
	capabilities: ClientCapabilities,
	program: readonly [command: string, ...args: string[]],
): AuthMethod[] => {
	const [command, ...args] = program;
	const env = {
		id: "env",
		name: "API key",
		description: "Gives her a key in a variable.",
		type: "env_var",
		vars: [
			{ name: keyVariable, label: "API key", secret: true },
			{ name: "ELIZA_REGION", label: "Region", secret: false, optional: true },
		],
		link: "https://example.org/keys",
	};
	const inMeta = {
		id: "terminal-meta",
		name: "Log in outside",
		_meta: { "terminal-auth": { label: "Log in", command, args: [...args, "--log-in"], env: {} } },
	};
	return [
		...(login.has("agent") ? [{ id: "agent", name: "Say hello", description: "She takes your word." }] : []),
		...(login.has("env") ? [env] : []),
		...(login.has("terminal") && capabilities.auth?.terminal
			? [{ type: "terminal" as const, id: "terminal", name: "Log in in a terminal", args: ["--log-in"] }]
			: []),
		...(login.has("terminal-meta") ? [inMeta] : []),
	];
};
