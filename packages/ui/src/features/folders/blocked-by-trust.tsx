import { say } from "@parley/words/spoken";
import { createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { ChatPartProps } from "../../app/feature.ts";
import { TrustCard } from "./trust-card.tsx";
import { UntrustedLine } from "./untrusted-line.tsx";

/** Asks for trust in the folder while a prompt waits for it, and sends the prompt once trust is given. */
export const BlockedByTrust = (props: ChatPartProps) => {
	const app = useApp();
	const { session } = props;
	const outbox = app.outboxes.of(session);
	const folder = createMemo(() => session.state()?.head.folder ?? "");
	const blocked = createMemo(() => outbox.items().some((item) => item.status === "blocked"));
	const isTrusted = createMemo(() => app.folders.find(folder())?.trust === "trusted");
	/** A folder that an editor holds is decided there, and the card says so. */
	const isKeptUntrusted = () => {
		const known = app.folders.find(folder());
		return known?.trust === "untrusted" && known.heldByEditor !== true;
	};
	const [isReconsidering, setReconsidering] = createSignal(false);
	const sendBlocked = (): void =>
		app.notices.run(
			(reason) => say("folders.notSent", { reason }),
			() => outbox.retryAll("blocked"),
		);
	createEffect(() => {
		if (blocked())
			app.notices.run(
				(reason) => say("folders.trustUnknown", { reason }),
				() => app.folders.load(),
			);
	});
	createEffect(on(isTrusted, (trusted) => trusted && blocked() && sendBlocked(), { defer: true }));
	return (
		<Show when={blocked()}>
			<div class="chat-card">
				<Show
					when={!isKeptUntrusted() || isReconsidering()}
					fallback={
						<UntrustedLine
							folder={folder()}
							agentTitle={props.agentTitle}
							onReconsider={() => setReconsidering(true)}
						/>
					}
				>
					<TrustCard
						folder={folder()}
						sessionId={session.sessionId}
						agentTitle={props.agentTitle}
						onDecided={(trusted) => {
							setReconsidering(false);
							if (trusted) sendBlocked();
						}}
					/>
				</Show>
			</div>
		</Show>
	);
};
