import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import { say, sayWording } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";

/** What a test of an agent found. */
export const LaunchReportView = (props: { readonly report: LaunchReport }) => (
	<section class="agents-report" data-outcome={props.report.outcome}>
		<p class="agents-verdict" role="status">
			<Icon
				name={props.report.outcome === "works" ? "pass" : "error"}
				tone={props.report.outcome === "works" ? "success" : "error"}
			/>
			<span>{sayWording(props.report.wording, props.report.message)}</span>
		</p>
		<dl class="agents-facts">
			<For each={factsOf(props.report)}>
				{([name, text]) => (
					<>
						<dt>{name}</dt>
						<dd>{text}</dd>
					</>
				)}
			</For>
		</dl>
		<Output label={say("agents.reportStderr")} text={props.report.stderr} />
		<Output label={say("agents.reportPrinted")} text={props.report.printed} />
		<Output label={say("agents.reportSearched")} text={props.report.searched?.join("\n")} />
	</section>
);

export const Output = (props: { readonly label: string; readonly text: string | undefined }) => (
	<Show when={props.text}>
		<figure class="agents-output">
			<figcaption class="muted">{props.label}</figcaption>
			<pre tabindex={0}>{props.text}</pre>
		</figure>
	</Show>
);

const goesOnCodes = {
	resume: "agents.goesOnResume",
	load: "agents.goesOnLoad",
	none: "agents.goesOnNone",
} as const;

const factsOf = (report: LaunchReport): readonly (readonly [name: string, text: string])[] => {
	const { agent, protocolVersion, abilities = [], modes = [], currentMode, goesOn, logins = [] } = report;
	const known = agent === undefined ? "" : [agent.title ?? agent.name, agent.version ?? ""].join(" ").trim();
	const facts: readonly (readonly [string, string | undefined])[] = [
		[say("agents.reportAgent"), known],
		[say("agents.reportProtocol"), protocolVersion?.toString()],
		[
			say("agents.reportModes"),
			modes
				.map(({ id, name }) => (id === currentMode ? say("agents.reportModeNow", { mode: name }) : name))
				.join(", "),
		],
		[say("agents.reportGoesOn"), goesOn === undefined ? undefined : say(goesOnCodes[goesOn])],
		[say("agents.reportAbilities"), abilities.join(", ")],
		[
			say("agents.reportLogins"),
			logins
				.map(({ name, description }) => (description === undefined ? name : `${name} – ${description}`))
				.join(", "),
		],
		[say("agents.reportExit"), report.exitCode?.toString() ?? report.signal],
		[say("agents.reportTook"), say("agents.milliseconds", { number: report.tookMs })],
	];
	return facts.flatMap(([name, text]) => (text === undefined || text === "" ? [] : [[name, text] as const]));
};
