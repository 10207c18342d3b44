import type { Params, Result } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type SecretStorage, window } from "vscode";
import { readSecret } from "./secrets.ts";

/** The secret that the login needs is not in the editor's storage. */
export class LoginSecretMissingError extends WordedError {
	override readonly name = "LoginSecretMissingError";
	constructor(secret: string) {
		super(wording("editorWindow.loginSecretMissing", { secret }));
	}
}

/** Lets a person log in to an agent in a terminal. Settles when its program has ended; the terminal then stays as the editor is set up. */
export const runLogin = async (
	{ title, command, args, cwd, env, secrets }: Params<"host.runLogin">,
	storage: SecretStorage,
): Promise<Result<"host.runLogin">> => {
	const read = Object.entries(secrets).map(async ([variable, name]) => {
		const { value } = await readSecret(storage, name);
		if (value === undefined) throw new LoginSecretMissingError(name);
		return [variable, value] as const;
	});
	const terminal = window.createTerminal({
		name: say("editorWindow.loginTerminal", { agent: title }),
		shellPath: command,
		shellArgs: args,
		cwd,
		env: { ...env, ...Object.fromEntries(await Promise.all(read)) },
		isTransient: true,
	});
	terminal.show();
	return new Promise((resolve) => {
		const closing = window.onDidCloseTerminal((closed) => {
			if (closed !== terminal) return;
			closing.dispose();
			const code = closed.exitStatus?.code;
			resolve(code === undefined ? {} : { exitCode: code });
		});
	});
};
