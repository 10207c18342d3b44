import type { AvailableCommand } from "@agentclientprotocol/sdk";
import { abilityTricks } from "./ability-tricks.ts";
import { ask } from "./ask.ts";
import { attached } from "./attached.ts";
import { background } from "./background.ts";
import { createCommands } from "./commands.ts";
import { crash } from "./crash.ts";
import { deaf } from "./deaf.ts";
import { deep } from "./deep.ts";
import { die } from "./die.ts";
import { diff } from "./diff.ts";
import { early } from "./early.ts";
import { echo } from "./echo.ts";
import { env } from "./env.ts";
import { fail } from "./fail.ts";
import { garbage } from "./garbage.ts";
import { hang } from "./hang.ts";
import { createHelp } from "./help.ts";
import { late } from "./late.ts";
import { markdown } from "./markdown.ts";
import { maxTokens } from "./max-tokens.ts";
import { midword } from "./midword.ts";
import { nothing } from "./nothing.ts";
import { output } from "./output.ts";
import { permission } from "./permission.ts";
import { picture } from "./picture.ts";
import { plan } from "./plan.ts";
import { read } from "./read.ts";
import { refuse } from "./refuse.ts";
import { run } from "./run.ts";
import { slow } from "./slow.ts";
import { sound } from "./sound.ts";
import { stderr } from "./stderr.ts";
import { stream } from "./stream.ts";
import { think } from "./think.ts";
import { tool } from "./tool.ts";
import { tools } from "./tools.ts";
import type { Trick } from "./trick.ts";
import { unknown } from "./unknown.ts";
import { usage } from "./usage.ts";
import { where } from "./where.ts";
import { write } from "./write.ts";

const others: readonly Trick[] = [
	think,
	tool,
	tools,
	permission,
	plan,
	read,
	write,
	diff,
	run,
	ask,
	attached,
	output,
	picture,
	sound,
	markdown,
	stream,
	slow,
	echo,
	where,
	env,
	fail,
	refuse,
	maxTokens,
	nothing,
	hang,
	deaf,
	die,
	crash,
	midword,
	stderr,
	garbage,
	deep,
	early,
	late,
	background,
	usage,
	unknown,
];

/** Those that play what agents can do beyond talking and using tools. */
export const abilities: readonly Trick[] = [...abilityTricks, createCommands(() => availableCommands)];

/** In the order of `/help`: the friendly ones first. */
export const allTricks: readonly Trick[] = [createHelp(others, abilities), ...others, ...abilities];

const byName: ReadonlyMap<string, Trick> = new Map(allTricks.map((trick) => [trick.name, trick]));

export const findTrick = (name: string): Trick | undefined => {
	return byName.get(name);
};

/** The tricks as the client's command menu shows them. */
export const availableCommands: readonly AvailableCommand[] = allTricks.map(({ name, summary, usage }) => ({
	name,
	description: summary,
	...(usage !== "" && { input: { hint: usage } }),
}));
