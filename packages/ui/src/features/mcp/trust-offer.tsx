import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";

/** Says why nothing is passed on in this folder, and offers to trust it, unless an editor decides that. */
export const TrustOffer = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const folder = () => props.session.state()?.head.folder ?? "";
	const isHeld = () => app.folders.find(folder())?.heldByEditor === true;
	const trust = (): void =>
		app.notices.run(
			(reason) => say("mcp.notTrusted", { reason }),
			() => app.folders.trust(folder(), true),
		);
	return (
		<div class="mcp-behind">
			<p>{say("mcp.untrustedFolder")}</p>
			<Show when={!isHeld()} fallback={<p class="muted">{say("folders.heldByEditor")}</p>}>
				<Button onPress={trust}>{say("mcp.trust")}</Button>
			</Show>
		</div>
	);
};
