import type { ConnectionStatus } from "@parley/client/core/hub-connection";
import { sayWording } from "@parley/words/spoken";
import { createSignal, Match, onCleanup, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { type HostEnvironment, isInEditor } from "../../shared/host-environment.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

type Status<State extends ConnectionStatus["state"]> = Extract<ConnectionStatus, { state: State }>;

/** How the connection to the hub is doing, whenever it is not simply there. */
export const ConnectionBanner = () => {
	const app = useApp();
	const when = <State extends ConnectionStatus["state"]>(state: State) => {
		const status = app.status();
		return isIn(status, state) ? status : undefined;
	};
	return (
		<Switch>
			<Match when={when("connecting")}>
				<div class="notice late" role="status">
					<Icon name="loading" spin />
					<span class="notice-text">Connecting to the hub…</span>
				</div>
			</Match>
			<Match when={when("waiting")}>{(status) => <Waiting status={status()} />}</Match>
			<Match when={when("refused")}>{(status) => <Refused status={status()} />}</Match>
			<Match when={when("closed")}>
				<div class="notice" role="status">
					<Icon name="disconnected" tone="error" />
					<span class="notice-text">
						The connection was closed. Reload the {isInEditor(app.environment) ? "window" : "page"} to open it
						again.
					</span>
				</div>
			</Match>
		</Switch>
	);
};

const isIn = <State extends ConnectionStatus["state"]>(
	status: ConnectionStatus,
	state: State,
): status is Status<State> => status.state === state;

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
				{isInEditor(app.environment) ? reason() : "No connection to the hub."}{" "}
				<span aria-hidden="true">Next try in {seconds()} s.</span> What you write is kept.
			</span>
			<Button onPress={() => app.retryNow()}>Reconnect</Button>
		</div>
	);
};

const pageWords: Readonly<Record<Status<"refused">["reason"], string | undefined>> = {
	unauthorized: "This link has expired. Open the link that “parley serve” printed.",
	forbidden: "The hub does not answer pages from this address. Open the link that “parley serve” printed.",
	version:
		"This page and the hub are of different versions. Reload the page; if that does not help, update the older one.",
	gone: "The hub has ended. Start it again with “parley serve” and open the link it prints.",
	unstartable: undefined,
};

/** What a person can do depends on where they are; in an editor the extension has already said it in its message. */
const refusalWords = (place: HostEnvironment, { reason, message, wording }: Status<"refused">): string =>
	(isInEditor(place) ? undefined : pageWords[reason]) ?? sayWording(wording, message);

const Refused = (props: { readonly status: Status<"refused"> }) => {
	const app = useApp();
	return (
		<div class="notice" role="alert">
			<Icon name="error" tone="error" />
			<span class="notice-text" title={props.status.message}>
				{refusalWords(app.environment, props.status)}
			</span>
			<Button onPress={() => app.retryNow()}>Reconnect</Button>
		</div>
	);
};
