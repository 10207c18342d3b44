import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { DetectedAgent, KnownAgent, LaunchCommand, SearchedPlaces } from "./catalogue.ts";
import { LaunchReport } from "./launch-report.ts";
import { AgentRegistry } from "./registry.ts";
import { AgentEntry, AgentName, AgentSettings } from "./settings.ts";

/** An agent that Parley can install: one of its catalogue, or one of the registry. */
export const Installable = Type.Object({ from: oneOf("catalogue", "registry"), id: Id });

/** What installing would run, exactly, and where. Nothing runs before it is confirmed. */
export const InstallPlan = Type.Object({
	planId: Id,
	package: Type.String(),
	command: listOf(Type.String()),
	/** The same if the package's own scripts may run too. */
	commandWithScripts: listOf(Type.String()),
	folder: Type.String(),
	/** Without the scripts, its program is known not to start. */
	needsScripts: Type.Optional(Type.Literal(true)),
});

/**
 * The state of an installation. `launch`: how to start the agent once it is installed; `skippedScripts`: the packages whose install scripts
 * did not run.
 */
export const InstallState = Type.Object({
	state: oneOf("running", "done", "failed", "cancelled"),
	exitCode: Type.Optional(Type.Integer()),
	message: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
	launch: Type.Optional(LaunchCommand),
	skippedScripts: Type.Optional(listOf(Type.String())),
});

export const setupMethods = {
	"agent.settings": method(
		"How the agents are configured, without the values of their variables.",
		Type.Object({}),
		Type.Object({ file: Type.String(), agents: listOf(AgentSettings) }),
	),
	"agent.save": method(
		"Configures an agent in the configuration file, which keeps everything else. Refused while the file is invalid. With `isNew`, a name " +
			"that is taken is a conflict.",
		Type.Object({ agentId: AgentName, entry: AgentEntry, isNew: Type.Optional(Type.Boolean()) }),
		Type.Object({}),
	),
	"agent.remove": method(
		"Removes an agent from the configuration file. Its chats stay.",
		Type.Object({ agentId: AgentName }),
		Type.Object({}),
	),
	"agent.catalogue": method(
		"Well-known agents and how they are started.",
		Type.Object({}),
		Type.Object({ agents: listOf(KnownAgent) }),
	),
	"agent.detect": method(
		"Which well-known agents are installed, as far as that can be told without running anything. `folder`: for chats in that folder.",
		Type.Object({ folder: Type.Optional(Type.String()) }),
		Type.Object({ agents: listOf(DetectedAgent), searched: SearchedPlaces }),
	),
	"agent.registry": method(
		"The agents of a public registry. A new `source`, an https address or the absolute path of a file, is remembered. An address is asked " +
			"only with `source` or `refresh`; otherwise the copy from last time is returned.",
		Type.Object({
			source: Type.Optional(Type.String({ maxLength: 2048 })),
			refresh: Type.Optional(Type.Boolean()),
		}),
		AgentRegistry,
	),
	"agent.planInstall": method("What installing an agent would run. Runs nothing.", Installable, InstallPlan),
	"agent.install": method(
		"Carries out a plan that the user has confirmed, and nothing else. `agent.follow` tells how it goes.",
		Type.Object({ planId: Id, withScripts: Type.Boolean() }),
		Type.Object({ jobId: Id }),
	),
	"agent.uninstall": method(
		"Deletes what Parley installed for an agent.",
		Type.Object({ id: Id }),
		Type.Object({}),
	),
	"agent.test": method(
		"Starts a configured agent in a trusted folder, opens an empty session and ends it. `agent.follow` tells what was found.",
		Type.Object({ agentId: Id, folder: Type.String() }),
		Type.Object({ jobId: Id }),
	),
	"agent.follow": method(
		"How an installation or a test goes. Answers when that has changed since revision `seen`, at the end, and at the latest after some " +
			"seconds; `more` means: ask again. `output` is the end of what was written so far.",
		Type.Object({ jobId: Id, seen: Count }),
		Type.Object({
			more: Type.Boolean(),
			revision: Count,
			output: Type.String(),
			install: Type.Optional(InstallState),
			report: Type.Optional(LaunchReport),
		}),
	),
	"agent.cancel": method(
		"Ends an installation or a test with everything it started.",
		Type.Object({ jobId: Id }),
		Type.Object({}),
	),
};

export type Installable = Static<typeof Installable>;
export type InstallPlan = Static<typeof InstallPlan>;
export type InstallState = Static<typeof InstallState>;
