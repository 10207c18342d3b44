import { SocketTransport } from "@parley/client/node/socket-transport";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { CarelessClient } from "../world/careless-client.ts";
import { repeating } from "../world/repeating-transport.ts";
import { Scene } from "../world/scene.ts";
import { View } from "../world/view.ts";
import { type Fault, play } from "./play.ts";

/* A green suite proves something only if it turns red when a promise is broken. */

const kill: Fault = async (scene) => {
	await scene.hub.kill();
	await scene.revive();
};

const lost = expect.stringMatching(
	/^(?:Ada|Bob) was shown event \d+ .* and (?:it is not in the log|the log has)/,
);

/** Its agent may run it before anyone is shown it. */
const unsaved = expect.stringMatching(
	/^(?:(?:Ada|Bob) was shown event \d+ .* and (?:it is not in the log|the log has)|prompt .* was acknowledged and is not in the log)/,
);

const unkept = expect.stringMatching(/^decision allow_once was acknowledged, and the log says/);

const unreplied = expect.stringMatching(/^reply fine .* was acknowledged, and the log has/);

test.for([
	["text", lost],
	["prompt.accepted", unsaved],
	["permission.resolved", unkept],
	["question.answered", unreplied],
] as const)(
	`[D3.committed] a hub that publishes before it commits is caught at %s · seed ${runSeed}`,
	async ([of, violation], { task }) => {
		const scene = await Scene.open(task, { broken: "commit-before-publish" });
		expect(await play(scene, { point: "before commit", of }, kill)).toContainEqual(violation);
	},
);

const cut = expect.stringMatching(/^the answer of turn 2 is not (?:what the agent said|whole)/);

/** The violations of a hub that is killed while it has read text and not committed it. */
const killUncommitted = async (scene: Scene): Promise<string[]> => {
	const reached = scene.hub.arm({ phase: "before commit", type: "text", nth: 3 });
	// Slowly, so that the end of the turn is not acknowledged too, which nobody would ever see.
	await scene.ada.say("/stream 4800 960 24");
	await reached;
	await scene.ada.viewer.ask("session.list", { limit: 1 });
	await scene.hub.kill();
	await scene.revive();
	return scene.settle();
};

test(`[D3.committed][D7.reattach] a hub that acknowledges to the keeper before it commits is caught, and one that does not is not · seed ${runSeed}`, async ({
	task,
}) => {
	const broken = await Scene.open(task, { broken: "commit-before-acknowledge" });
	expect(await killUncommitted(broken)).toContainEqual(cut);
	expect(await killUncommitted(await Scene.open(task))).toEqual([]);
});

test(`[D1.messages] a hub that ignores message ids is caught · seed ${runSeed}`, async ({ task }) => {
	const scene = await Scene.open(task, { broken: "message-id" });
	const action = await scene.ada.say("/echo once");
	await scene.ada.ended(action);
	// Until the next turn begins, the keeper knows the prompt and does not write it again.
	await scene.ada.ended(await scene.ada.say("/echo next"));
	await scene.hub.kill();
	await scene.revive();
	await scene.ada.send(action);
	expect(await scene.settle()).toContainEqual(expect.stringMatching(/^prompt .* ran 2 times$/));
});

test(`[D3.ignored] a client that ignores positions is caught · seed ${runSeed}`, async ({ task }) => {
	const scene = await Scene.open(task);
	const view = new View(scene.sessionId);
	const socket = new SocketTransport({
		token: await scene.token,
		endpoint: { socketPath: hubFiles(scene.data).socket },
	});
	using _client = await CarelessClient.open(repeating(socket), view);
	await scene.ada.ended(await scene.ada.say("/stream 240 0 24"));
	await view.until(({ head }) => head.lastTurn === 2 && head.running === undefined);
	expect(view.faults).toContainEqual(expect.stringMatching(/^event \d+ \(text\) was delivered again$/));
});
