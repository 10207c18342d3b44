import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { TrustWords } from "./trust-words.tsx";
import "./folders.css";

type TrustCardProps = {
	readonly folder: string;
	readonly sessionId: string;
	readonly agentTitle: string;
	readonly onDecided: (trusted: boolean) => void;
};

/** Asks about a folder in which the agent may not start yet. */
export const TrustCard = (props: TrustCardProps) => {
	const app = useApp();
	const [deciding, setDeciding] = createSignal(false);
	const [problem, setProblem] = createSignal<string>();
	const decide = (trusted: boolean): void => {
		setDeciding(true);
		setProblem(undefined);
		app.folders
			.trust(props.folder, trusted)
			.then(() => props.onDecided(trusted))
			.catch((error: unknown) => setProblem(failureText(error)))
			.finally(() => setDeciding(false));
	};
	const heldByEditor = () => app.folders.find(props.folder)?.heldByEditor === true;
	const manage = (): void =>
		app.notices.run(
			(reason) => say("folders.trustNotOpened", { reason }),
			() => app.editors.manageTrust(props.sessionId),
		);
	return (
		<section class="trust" aria-label={say("folders.trustQuestion")} ref={returnFocus}>
			<Icon name="shield" tone="warning" />
			<div class="trust-body">
				<h2>{say("folders.trustQuestion")}</h2>
				<TrustWords folder={props.folder} agentTitle={props.agentTitle} />
				<Show
					when={!heldByEditor()}
					fallback={
						<div class="trust-buttons">
							<p class="muted">{say("folders.heldByEditor")}</p>
							<Button look="primary" onPress={manage}>
								{say("folders.manageTrust")}
							</Button>
						</div>
					}
				>
					<div class="trust-buttons">
						<Button look="primary" disabled={deciding()} onPress={() => decide(true)}>
							{say("folders.trust")}
						</Button>
						<Button disabled={deciding()} onPress={() => decide(false)}>
							{say("folders.keepUntrusted")}
						</Button>
					</div>
				</Show>
				<Show when={problem()}>{(text) => <p role="alert">{text()}</p>}</Show>
			</div>
		</section>
	);
};
