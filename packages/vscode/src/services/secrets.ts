import type { Result } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { type SecretStorage, window } from "vscode";

const keyOf = (name: string): string => `agent.${name}`;

/** Reads an agent's secret from the editor's secret storage. */
export const readSecret = async (
	secrets: SecretStorage,
	name: string,
): Promise<Result<"host.readSecret">> => {
	const value = await secrets.get(keyOf(name));
	return value === undefined ? {} : { value };
};

/** Keeps a secret that was entered in a chat. */
export const keepSecret = async (secrets: SecretStorage, name: string, value: string): Promise<void> =>
	secrets.store(keyOf(name), value);

/** Asks for a secret and stores it. It is never shown again. */
export const storeSecret = async (secrets: SecretStorage): Promise<void> => {
	const name = await askName(say("editorWindow.secretName"));
	if (name === undefined) return;
	const value = await window.showInputBox({
		title: say("editorWindow.secretValue", { name }),
		password: true,
		ignoreFocusOut: true,
	});
	if (value === undefined || value === "") return;
	await secrets.store(keyOf(name), value);
	void window.showInformationMessage(say("editorWindow.secretKept", { name }));
};

export const deleteSecret = async (secrets: SecretStorage): Promise<void> => {
	const name = await askName(say("editorWindow.secretToDelete"));
	if (name !== undefined) await secrets.delete(keyOf(name));
};

const askName = async (title: string): Promise<string | undefined> => {
	const name = await window.showInputBox({ title, placeHolder: "openai", ignoreFocusOut: true });
	return name === "" ? undefined : name;
};
