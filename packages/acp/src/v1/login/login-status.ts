import { isFields } from "@parley/base/guards/fields";
import { isAuthIdentityParams, isAuthStatusResult } from "../wire/check.ts";

/** An account that an agent uses, for people to read. */
export type AgentAccount = {
	readonly label: string;
	readonly detail?: string;
	readonly active?: boolean;
};

export type AgentLoginStatus = {
	readonly state: "loggedIn" | "loggedOut" | "notRequired" | "unknown";
	readonly accounts: readonly AgentAccount[];
};

const maxAccounts = 20;
const maxText = 500;

/** The answer to `auth/status`, and `auth/status_update`. Undefined if it is unreadable. */
export const readStatus = (data: unknown): AgentLoginStatus | undefined =>
	isAuthStatusResult(data)
		? {
				state: stateOf(data.state),
				accounts: (data.accounts ?? []).slice(0, maxAccounts).flatMap(readAccount),
			}
		: undefined;

/** `_auth/status_update`. */
export const readIdentity = (data: unknown): AgentLoginStatus | undefined => {
	if (!isAuthIdentityParams(data)) return undefined;
	const { kind, label, detail, account } = data.authStatus;
	if (kind === "none") return { state: "loggedOut", accounts: [] };
	const details = [detail, ...textsIn(account ?? {})].filter((each) => each != null && each !== "");
	const whole = details.join(" · ").slice(0, maxText);
	return {
		state: "loggedIn",
		accounts: [{ label: (label ?? kind).slice(0, maxText), ...(whole === "" ? {} : { detail: whole }) }],
	};
};

const stateOf = (state: string): AgentLoginStatus["state"] => {
	switch (state) {
		case "authenticated":
			return "loggedIn";
		case "unauthenticated":
			return "loggedOut";
		case "not_required":
			return "notRequired";
		default:
			return "unknown";
	}
};

const readAccount = (data: unknown): AgentAccount[] => {
	if (!isFields(data) || typeof data["label"] !== "string") return [];
	const { label, active } = data;
	const detail = textsIn(data).join(" · ").slice(0, maxText);
	return [
		{
			label: label.slice(0, maxText),
			...(detail === "" ? {} : { detail }),
			...(typeof active === "boolean" ? { active } : {}),
		},
	];
};

const textsIn = (account: Readonly<Record<string, unknown>>): string[] =>
	["name", "email", "organization", "plan"].flatMap((field) => {
		const text = account[field];
		return typeof text === "string" && text !== "" ? [text] : [];
	});
