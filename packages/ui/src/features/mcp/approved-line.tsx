import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { ApplyButton } from "./apply-button.tsx";
import "./mcp.css";

/** Says when an approved server takes effect, and offers to do it now. */
export const ApprovedLine = (props: { readonly session: SessionStore; readonly name: string }) => {
	const mcp = useApp().mcp.of(props.session);
	return (
		<section class="mcp-approved" role="status" ref={returnFocus}>
			<Icon name="pass" tone="muted" />
			<p>{say("mcp.approved", { name: props.name })}</p>
			<ApplyButton session={props.session} />
			<Button onPress={() => mcp.dismissApproved()}>{say("mcp.later")}</Button>
		</section>
	);
};
