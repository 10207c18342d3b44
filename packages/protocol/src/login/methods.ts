import { type Static, Type } from "typebox";
import { ChangedVariable } from "../agent/settings.ts";
import { method } from "../contract/definitions.ts";
import { Id, listOf, mapOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { LoginMethod } from "./login-need.ts";

/** Which agent is meant: that of a chat, or a configured one in a folder. */
export const LoginPlace = Type.Union([
	Type.Object({ sessionId: Id }),
	Type.Object({ agentId: Id, folder: Type.String({ minLength: 1, maxLength: 4096 }) }),
]);

/** A login that is under way, or how the last one failed. One at a time for each agent. */
export const LoginAttempt = Type.Object({
	agentId: Id,
	methodId: Id,
	/** `checking`: the agent is being asked whether it is logged in now. */
	state: oneOf("running", "checking", "failed", "cancelled"),
	message: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

export const LoginAttempts = Type.Object({ attempts: listOf(LoginAttempt) });

/** An account that an agent uses. For people to read; it is not logged. */
const LoginAccount = Type.Object({
	label: Type.String(),
	detail: Type.Optional(Type.String()),
	active: Type.Optional(Type.Boolean()),
});

/** `unknown` also if the agent does not tell. */
export const LoginStatus = Type.Object({
	state: oneOf("loggedIn", "loggedOut", "notRequired", "unknown"),
	accounts: listOf(LoginAccount),
	methods: listOf(LoginMethod),
	canLogOut: Type.Boolean(),
	hasProviders: Type.Boolean(),
});

/** A source of models that an agent lets people configure. Without `current`, it is off. Its headers cannot be read. */
export const LoginProvider = Type.Object({
	providerId: Type.String(),
	supported: listOf(Type.String()),
	required: Type.Boolean(),
	current: Type.Optional(Type.Object({ apiType: Type.String(), baseUrl: Type.String() })),
});

/** A command line for a person to run. `hidden`: variables left out because their values are secret. */
export const LoginCommand = Type.Object({
	command: Type.String(),
	shell: oneOf("posix", "powershell"),
	hidden: listOf(Type.String()),
});

const methodAt = { place: LoginPlace, methodId: Id };

export const loginMethods = {
	"login.list": method("The logins that are under way or have failed.", Type.Object({}), LoginAttempts),
	"login.start": method(
		"Begins a login by which the agent logs in by itself, or, with `inEditor`, in a terminal of the editor window that has the folder " +
			"open. The topic `logins` tells how it goes. If it succeeds, prompts that waited for it run.",
		Type.Object({ ...methodAt, inEditor: Type.Optional(Type.Boolean()) }),
		Type.Object({}),
	),
	"login.cancel": method(
		"Gives up the login of an agent and tells the agent so.",
		Type.Object({ agentId: Id }),
		Type.Object({}),
	),
	"login.saveVariables": method(
		"Stores values for an agent's variables, which nobody can read again, and starts the agent with them. Secret ones go to the secret " +
			"storage of an editor if one is attached, else to the configuration file.",
		Type.Object({ ...methodAt, variables: Type.Array(ChangedVariable, { maxItems: 100 }) }),
		Type.Object({ kept: oneOf("editor", "file", "untilExit") }),
	),
	"login.command": method(
		"The command line by which a person logs in in a terminal. Runs nothing.",
		Type.Object(methodAt),
		LoginCommand,
	),
	"login.check": method(
		"Asks the agent whether it is logged in now; if so, prompts that waited for it run.",
		Type.Object({ place: LoginPlace }),
		Type.Object({ loggedIn: Type.Boolean() }),
	),
	"login.status": method(
		"What an agent says about its login. Starts the agent if it is not running.",
		Type.Object({ place: LoginPlace }),
		LoginStatus,
	),
	"login.logOut": method("Logs an agent out.", Type.Object({ place: LoginPlace }), Type.Object({})),
	"login.providers": method(
		"The sources of models that an agent lets people configure.",
		Type.Object({ place: LoginPlace }),
		Type.Object({ providers: listOf(LoginProvider) }),
	),
	"login.setProvider": method(
		"Configures a source of models as a whole. The values of headers are secret.",
		Type.Object({
			place: LoginPlace,
			providerId: Id,
			apiType: Type.String({ minLength: 1, maxLength: 200 }),
			baseUrl: Type.String({ minLength: 1, maxLength: 4096 }),
			headers: Type.Optional(mapOf(Type.String({ maxLength: 32_768 }))),
		}),
		Type.Object({}),
	),
	"login.disableProvider": method(
		"Switches a source of models off.",
		Type.Object({ place: LoginPlace, providerId: Id }),
		Type.Object({}),
	),
};

export type LoginPlace = Static<typeof LoginPlace>;
export type LoginAttempt = Static<typeof LoginAttempt>;
export type LoginAttempts = Static<typeof LoginAttempts>;
export type LoginStatus = Static<typeof LoginStatus>;
export type LoginProvider = Static<typeof LoginProvider>;
export type LoginCommand = Static<typeof LoginCommand>;
