import { isFields } from "@parley/base/guards/fields";
import { expect, test } from "vitest";
import { readRecording, type recordedAgents } from "../../testing/recording.ts";
import { sessionAbilities } from "./session-abilities.ts";

const recordedCapabilities = (agent: (typeof recordedAgents)[number]) => {
	for (const { message } of readRecording(agent)) {
		const { result } = message;
		if (isFields(result) && isFields(result["agentCapabilities"])) return result["agentCapabilities"];
	}
	return {};
};

const none = { load: false, resume: false, list: false, close: false, delete: false, fork: false };

test.for([
	["claude", { load: true, resume: true, list: true, close: true, delete: true, fork: true }],
	["gemini", { ...none, load: true }],
	["goose", { ...none, load: true, list: true, close: true }],
	["opencode", { ...none, load: true, resume: true, list: true, close: true, fork: true }],
] as const)(
	"[E3.initialize] what %s can do with its sessions is read as it says it",
	([agent, abilities]) => {
		expect(sessionAbilities(recordedCapabilities(agent))).toEqual(abilities);
	},
);

test("[E3.initialize] what an agent does not offer, or offers in an unknown way, it cannot do", () => {
	expect(sessionAbilities({})).toEqual(none);
	expect(sessionAbilities({ loadSession: null, sessionCapabilities: { resume: null, list: false } })).toEqual(
		none,
	);
	expect(sessionAbilities({ loadSession: {}, sessionCapabilities: { resume: true } })).toEqual({
		...none,
		resume: true,
	});
});
