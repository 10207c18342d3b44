import type { ConnectionStatus } from "@parley/client/core/hub-connection";
import { say, sayAround, sayWording } from "@parley/words/spoken";
import { createEffect, createSignal, Match, onCleanup, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { type HostEnvironment, isInEditor } from "../../shared/host-environment.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { briefMs, isBriefOutage } from "./is-brief.ts";

type Status<State extends ConnectionStatus["state"]> = Extract<ConnectionStatus, { state: State }>;

/** The state of the connection to the hub, unless it is simply connected. */
export const ConnectionBanner = () => {
	const app = useApp();
	const when = <State extends ConnectionStatus["state"]>(state: State) => {
		const status = app.status();
		return isIn(status, state) ? status : undefined;
	};
	const isBrief = briefness(app.status);
	return (
		<Switch>
			<Match when={isStopped(app.status())}>
				<div class="notice" role="status">
					<Icon name="disconnected" tone="warning" />
					<span class="notice-text">
						{say(isInEditor(app.environment) ? "connection.stoppedWindow" : "connection.stopped")}
					</span>
					<Button onPress={() => app.retryNow()}>{say("connection.reconnect")}</Button>
				</div>
			</Match>
			<Match when={isBrief()}>
				<div class="notice" role="status">
					<Icon name="loading" spin />
					<span class="notice-text">{say("connection.reconnecting")}</span>
				</div>
			</Match>
			<Match when={when("connecting")}>
				<div class="notice late" role="status">
					<Icon name="loading" spin />
					<span class="notice-text">{say("connection.connecting")}</span>
				</div>
			</Match>
			<Match when={when("waiting")}>{(status) => <Waiting status={status()} />}</Match>
			<Match when={when("refused")}>{(status) => <Refused status={status()} />}</Match>
			<Match when={when("closed")}>
				<div class="notice" role="status">
					<Icon name="disconnected" tone="error" />
					<span class="notice-text">
						{say(isInEditor(app.environment) ? "connection.closedWindow" : "connection.closedPage")}
					</span>
				</div>
			</Match>
		</Switch>
	);
};

/** Whether the connection was lost only now. It turns false by itself. */
const briefness = (status: () => ConnectionStatus): (() => boolean) => {
	const [now, setNow] = createSignal(Date.now());
	createEffect(() => {
		const lost = status();
		setNow(Date.now());
		if (!isBriefOutage(lost, Date.now())) return;
		const timer = setTimeout(() => setNow(Date.now()), briefMs);
		onCleanup(() => clearTimeout(timer));
	});
	return () => isBriefOutage(status(), now());
};

const isIn = <State extends ConnectionStatus["state"]>(
	status: ConnectionStatus,
	state: State,
): status is Status<State> => status.state === state;

/** Whether the hub has said that someone stopped it. Attempts to connect go on: another program may start it. */
const isStopped = (status: ConnectionStatus): boolean => "stopped" in status && status.stopped === true;

/** After about eight seconds: a restarted hub is back by then, and a stopped one must be started by hand. */
const triesBeforeAdvice = 5;

const Waiting = (props: { readonly status: Status<"waiting"> }) => {
	const app = useApp();
	const [now, setNow] = createSignal(Date.now());
	const timer = setInterval(() => setNow(Date.now()), 1000);
	onCleanup(() => clearInterval(timer));
	const reason = () => sayWording(props.status.wording, props.status.reason);
	const seconds = () => Math.max(0, Math.ceil((props.status.retryAt - now()) / 1000));
	return (
		<div class="notice" role="status">
			<Icon name="disconnected" tone="warning" />
			<span class="notice-text" title={reason()}>
				<Show
					when={isInEditor(app.environment) || props.status.attempt < triesBeforeAdvice}
					fallback={say("connection.maybeStopped")}
				>
					{sayAround("connection.waiting", {
						reason: isInEditor(app.environment) ? reason() : say("connection.lost"),
						next: <span aria-hidden="true">{say("connection.nextTry", { seconds: seconds() })}</span>,
					})}
				</Show>
			</span>
			<Button onPress={() => app.retryNow()}>{say("connection.reconnect")}</Button>
		</div>
	);
};

const pageWords = {
	unauthorized: "connection.expired",
	forbidden: "connection.forbidden",
	version: "connection.otherVersion",
	gone: "connection.ended",
	unstartable: undefined,
} as const;

/** The advice depends on where the person is; in an editor the extension's message already gives it. */
const refusalWords = (place: HostEnvironment, { reason, message, wording }: Status<"refused">): string => {
	const code = isInEditor(place) ? undefined : pageWords[reason];
	return code === undefined ? sayWording(wording, message) : say(code);
};

const Refused = (props: { readonly status: Status<"refused"> }) => {
	const app = useApp();
	return (
		<div class="notice" role="alert">
			<Icon name="error" tone="error" />
			<span class="notice-text" title={sayWording(props.status.wording, props.status.message)}>
				{refusalWords(app.environment, props.status)}
			</span>
			<Button onPress={() => app.retryNow()}>{say("connection.reconnect")}</Button>
		</div>
	);
};
