import type { Params, Result } from "../contract/names.ts";
import type { LoginAttempts, loginMethods } from "../login/methods.ts";

type LoginName = keyof typeof loginMethods;

const place = { sessionId: "s1" };
const method = { place, methodId: "key" };

export const loginAttempts: LoginAttempts = {
	attempts: [
		{ agentId: "mine", methodId: "key", state: "failed", message: "no", wording: { code: "login.noEnd" } },
	],
};

export const loginParams: { [Name in LoginName]: Params<Name> } = {
	"login.list": {},
	"login.start": { ...method, inEditor: true },
	"login.cancel": { agentId: "mine" },
	"login.saveVariables": { ...method, variables: [{ name: "KEY", value: "k", secret: true }] },
	"login.command": { place: { agentId: "mine", folder: "/code" }, methodId: "terminal" },
	"login.check": { place },
	"login.status": { place },
	"login.logOut": { place },
	"login.providers": { place },
	"login.setProvider": {
		...{ place, providerId: "main", apiType: "openai", baseUrl: "https://models.example.org" },
		headers: { authorization: "k" },
	},
	"login.disableProvider": { place, providerId: "main" },
};

export const loginResults: { [Name in LoginName]: Result<Name> } = {
	"login.list": loginAttempts,
	"login.start": {},
	"login.cancel": {},
	"login.saveVariables": { kept: "editor" },
	"login.command": { command: "mine login", shell: "posix", hidden: ["KEY"] },
	"login.check": { loggedIn: true },
	"login.status": {
		state: "loggedIn",
		accounts: [{ label: "Max", detail: "a@example.org", active: true }],
		methods: [
			{
				...{ id: "key", name: "API key", description: "Give a key", kind: "variables" },
				...{ link: "https://example.org", variables: [{ name: "KEY", secret: true, optional: false }] },
			},
		],
		canLogOut: true,
		hasProviders: false,
	},
	"login.logOut": {},
	"login.providers": {
		providers: [
			{
				...{ providerId: "main", supported: ["openai"], required: true },
				current: { apiType: "openai", baseUrl: "https://models.example.org" },
			},
		],
	},
	"login.setProvider": {},
	"login.disableProvider": {},
};
