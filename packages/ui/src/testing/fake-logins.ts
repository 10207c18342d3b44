import type { LoginAttempt, LoginPlace } from "@parley/protocol/login/methods";
import { loginValue, readLogin } from "@parley/protocol/login/read-login";
import type { FakeHub } from "./fake-hub.ts";
import type { Methods } from "./methods.ts";

/** Logins as the hub plays them: `slow` waits until it is cancelled, `broken` fails, everything else works at once. */
export const fakeLogins = (hub: FakeHub): Methods => {
	let attempts: LoginAttempt[] = [];
	const publish = (next: LoginAttempt[]): void => {
		attempts = next;
		hub.emit({ topic: "logins", payload: { attempts } });
	};
	const agentOf = (place: LoginPlace): string =>
		"agentId" in place ? place.agentId : hub.session(place.sessionId).head.agent;
	const finish = (place: LoginPlace): void => {
		if (!("sessionId" in place)) return;
		const { sessionId } = place;
		hub.append(sessionId, "agent.state", { aspect: "login", value: { ...loginValue(undefined) } });
		const { head } = hub.session(sessionId);
		const [next] = head.queue;
		if (next === undefined) return;
		hub.append(sessionId, "agent.attached", { agentSessionId: "a1", agent: { name: head.agent } });
		const { messageId, content } = next;
		hub.append(sessionId, "prompt.sent", { messageId, content: [...content] }, head.lastTurn + 1);
	};
	let provider: { apiType: string; baseUrl: string } | undefined;
	let isIn = true;
	let checks = 0;
	return {
		"login.list": () => ({ attempts }),
		"login.start": ({ place, methodId }) => {
			const agentId = agentOf(place);
			if (methodId === "slow") publish([{ agentId, methodId, state: "running" }]);
			else if (methodId === "broken")
				publish([{ agentId, methodId, state: "failed", message: "The login did not work: no luck" }]);
			else {
				isIn = true;
				publish([]);
				finish(place);
			}
			return {};
		},
		"login.cancel": () => {
			publish(attempts.map((attempt) => ({ ...attempt, state: "cancelled" })));
			return {};
		},
		"login.saveVariables": ({ place }) => {
			finish(place);
			return { kept: "file" };
		},
		"login.command": () => ({
			command: "cd /code/engine && claude-agent-acp --cli auth login",
			...{ shell: "posix", hidden: ["API_KEY"] },
		}),
		"login.check": ({ place }) => {
			const isNeeded =
				"sessionId" in place && readLogin(hub.session(place.sessionId).head.aspects).state === "needed";
			// The first time it is too early.
			checks += 1;
			if (isNeeded && checks === 1) return { loggedIn: false };
			isIn = true;
			finish(place);
			return { loggedIn: true };
		},
		"login.status": () => ({
			state: isIn ? "loggedIn" : "loggedOut",
			accounts: isIn ? [{ label: "Max", detail: "ada@example.org", active: true }] : [],
			methods: [{ id: "browser", name: "Log in with a browser", kind: "agent" }],
			...{ canLogOut: true, hasProviders: true },
		}),
		"login.logOut": () => {
			isIn = false;
			return {};
		},
		"login.providers": () => ({
			providers: [
				{
					...{ providerId: "main", supported: ["anthropic", "openai"], required: true },
					current: { apiType: "anthropic", baseUrl: "https://models.example.org" },
				},
				{
					...{ providerId: "spare", supported: ["openai"], required: false },
					...(provider === undefined ? {} : { current: provider }),
				},
			],
		}),
		"login.setProvider": ({ apiType, baseUrl }) => {
			provider = { apiType, baseUrl };
			return {};
		},
		"login.disableProvider": () => {
			provider = undefined;
			return {};
		},
	};
};
