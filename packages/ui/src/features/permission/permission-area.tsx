import { sameItems } from "@parley/base/lists/same-items";
import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { pendingRequests } from "./pending-requests.ts";
import { PermissionCard } from "./permission-card.tsx";
import "./permission.css";

/** The pending requests of this session. New ones are announced, and never take the focus. */
export const PermissionArea = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const requests = createMemo(() => pendingRequests(props.session.state()), undefined, { equals: sameItems });
	return (
		<Show when={requests().length > 0}>
			<section class="permissions" aria-label={say("permission.waiting")}>
				<For each={requests()}>
					{(request) => (
						<PermissionCard request={request} session={props.session} agentTitle={props.agentTitle} />
					)}
				</For>
			</section>
		</Show>
	);
};
