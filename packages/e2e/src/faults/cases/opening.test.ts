import { expect, test } from "vitest";
import { isRunning } from "../programs/is-running.ts";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import type { PromptAction } from "../world/actions.ts";
import { type Neighbour, Scene } from "../world/scene.ts";

/* The hub dies while an agent is being started for a prompt, or a session of it opened. */

const plot = "/stream 2400 0 24";

/** When the agent answers `session/new`: before the next hub comes, after it, or before the first one dies. */
type Answer = "none reads" | "the next reads" | "the first has read" | "the first has saved";
type Opened = { readonly nia: Neighbour; readonly prompts: readonly PromptAction[] };
type Opening = { readonly agent: string; readonly answer: Answer };

const answers: readonly Answer[] = [
	"none reads",
	"the next reads",
	"the first has read",
	"the first has saved",
];
const openings: readonly Opening[] = answers.flatMap((answer) => [
	{ agent: "second", answer },
	// It has a session of someone else already.
	{ agent: "journal", answer },
]);

/** Someone writes to an agent that has been asked for their session; then the hub is killed. */
const killWhileOpening = async (scene: Scene, { agent, answer }: Opening): Promise<Opened> => {
	const journal = scene.journalOf(agent);
	const before = journal.timesAsked("session/new");
	const phase = answer === "the first has read" ? "before commit" : "committed";
	const isAnswered = answer.startsWith("the first");
	const answered = isAnswered ? scene.hub.arm({ phase, type: "agent.attached", nth: 1 }) : undefined;
	// It is asked as soon as there is a chat.
	journal.hold("session/new");
	const nia = await scene.newcomer(agent);
	const prompts = [await nia.person.say(plot), await nia.person.say("/echo queued")];
	await journal.until((each) => each.timesAsked("session/new") > before);
	if (isAnswered) journal.release();
	await answered;
	await scene.hub.kill();
	if (answer === "none reads") journal.release();
	await scene.revive();
	if (answer === "the next reads") journal.release();
	return { nia, prompts };
};

for (const { agent, answer } of casesOf("hub killed during session/new", openings)) {
	const where = agent === "journal" ? "an agent that has one already" : "a new agent";
	test(`[D7.reattach][E3.new] hub killed while ${where} opens a session, whose answer ${answer}: it is opened once, and its prompts run once · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task, { others: ["second"] });
		const before = scene.journalOf(agent).timesAsked("session/new");
		const { nia, prompts } = await killWhileOpening(scene, { agent, answer });
		const { person, journal } = nia;
		person.viewer.client.retryNow();
		for (const prompt of prompts) await person.ended(prompt);
		expect(journal.timesAsked("session/new")).toBe(before + 1);
		expect(await scene.settle()).toEqual([]);
		expect(nia.violations()).toEqual([]);
	});
}

test(`[D7.reattach][E3.initialize] hub killed during an agent's handshake: that agent is ended, and the prompt runs on another · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task, { others: ["second"] });
	scene.journalOf("second").hold("initialize");
	const nia = await scene.newcomer("second");
	const { person, journal } = nia;
	const prompts = [await person.say(plot), await person.say("/echo queued")];
	await journal.until((each) => each.timesAsked("initialize") === 1);
	const [first = 0] = journal.pids;
	await scene.hub.kill();
	expect(isRunning(first)).toBe(true);
	await scene.revive();
	await journal.until((each) => each.pids.length === 2);
	expect(isRunning(first)).toBe(false);
	expect(person.viewer.view.state?.head.queue.map(({ messageId }) => messageId)).toEqual(
		prompts.map(({ messageId }) => messageId),
	);
	journal.release();
	person.viewer.client.retryNow();
	for (const prompt of prompts) await person.ended(prompt);
	expect([journal.pids.length, journal.timesAsked("session/new")]).toEqual([2, 1]);
	// The agent at work for someone else has lived through it.
	expect(await scene.settle()).toEqual([]);
	scene.mayBreakTurns = true;
	expect(nia.violations()).toEqual([]);
	const turns = person.viewer.view.state?.turns.filter(({ prompt }) => prompt !== undefined);
	expect(turns?.map(({ end }) => end?.outcome)).toEqual(["completed", "completed"]);
});
