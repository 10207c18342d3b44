/* Scenes run inside the page, so they use nothing but `window`. */

/** A chat whose agent wants a login before it takes the first prompt; it offers every kind. */
export const lockedChat = (): void => {
	const { hub } = window;
	hub.addSession("locked", "/code/engine", "claude", "Locked");
	hub.append("locked", "prompt.accepted", {
		messageId: "p1",
		content: [{ type: "text", text: "Look at the parser" }],
	});
	const methods = [
		{ id: "browser", name: "Log in with a browser", description: "Opens a page of the maker", kind: "agent" },
		{ id: "slow", name: "Wait for a colleague", kind: "agent" },
		{ id: "broken", name: "Try your luck", kind: "agent" },
		{
			...{ id: "key", name: "API key", kind: "variables", link: "https://console.example.org/keys" },
			variables: [
				{ name: "AGENT_API_KEY", label: "API key", secret: true, optional: false },
				{ name: "AGENT_REGION", secret: false, optional: true },
			],
		},
		{
			id: "terminal",
			name: "Log in in a terminal",
			description: "Runs the agent's own login",
			kind: "terminal",
		},
	];
	hub.append("locked", "agent.state", {
		aspect: "login",
		value: { needed: true, reason: "You are not logged in. Choose an account first.", methods },
	});
	hub.append("locked", "prompt.preparing", {
		...{ messageId: "p1", stage: "waiting" },
		reason: "Claude Code needs you to log in before it opens a session.",
	});
};

/** A chat whose agent refused the second prompt because its login had ended. */
export const expiredChat = (): void => {
	const { hub } = window;
	hub.addSession("expired", "/code/engine", "claude", "Expired");
	hub.append("expired", "agent.attached", { agentSessionId: "a1", agent: { name: "claude" } });
	const turn = hub.beginTurn("expired", "First");
	turn.answer("Done.");
	turn.end();
	const refused = hub.beginTurn("expired", "Second");
	hub.append("expired", "agent.state", {
		aspect: "login",
		value: {
			...{ needed: true, reason: "Your login has ended." },
			methods: [{ id: "browser", name: "Log in with a browser", kind: "agent" }],
		},
	});
	refused.log("turn.ended", { outcome: "failed", error: { message: "Your login has ended.", code: -32000 } });
};
