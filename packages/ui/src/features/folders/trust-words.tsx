import { say } from "@parley/words/spoken";
export const TrustWords = (props: { readonly folder: string; readonly agentTitle: string }) => (
	<>
		<p class="trust-path">
			<code>{props.folder}</code>
		</p>
		<p class="muted">{say("folders.trustMeans", { agent: props.agentTitle })}</p>
	</>
);
