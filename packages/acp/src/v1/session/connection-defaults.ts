/** What an agent connection does unless its options say otherwise. */
export const connectionDefaults = {
	services: {},
	startTimeoutMs: 30_000,
	newSessionTimeoutMs: 60_000,
	reopenTimeoutMs: 20_000,
	replayPace: { quietMs: 100, patienceMs: 1000, limitMs: 10_000 },
	closeTimeoutMs: 2000,
	note: {},
};
