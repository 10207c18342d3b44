import type { Result } from "@parley/protocol/contract/names";
import { type SecretStorage, window } from "vscode";

const keyOf = (name: string): string => `agent.${name}`;

/** A secret for an agent, from the editor's safe. */
export const readSecret = async (
	secrets: SecretStorage,
	name: string,
): Promise<Result<"host.readSecret">> => {
	const value = await secrets.get(keyOf(name));
	return value === undefined ? {} : { value };
};

/** Asks for a secret and keeps it. It is never shown again. */
export const storeSecret = async (secrets: SecretStorage): Promise<void> => {
	const name = await askName("Name of the secret, as an agent's configuration has it");
	if (name === undefined) return;
	const value = await window.showInputBox({
		title: `Value of “${name}”`,
		password: true,
		ignoreFocusOut: true,
	});
	if (value === undefined || value === "") return;
	await secrets.store(keyOf(name), value);
	void window.showInformationMessage(
		`Parley keeps “${name}” in the editor's safe. Agents get it when they start.`,
	);
};

export const deleteSecret = async (secrets: SecretStorage): Promise<void> => {
	const name = await askName("Name of the secret to delete");
	if (name !== undefined) await secrets.delete(keyOf(name));
};

const askName = async (title: string): Promise<string | undefined> => {
	const name = await window.showInputBox({ title, placeHolder: "openai", ignoreFocusOut: true });
	return name === "" ? undefined : name;
};
