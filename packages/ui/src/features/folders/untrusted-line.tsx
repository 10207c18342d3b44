import { say } from "@parley/words/spoken";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";

type UntrustedLineProps = {
	readonly folder: string;
	readonly agentTitle: string;
	/** Asks about the folder again. */
	readonly onReconsider: () => void;
};

/** Replaces the question once the answer was no: says what does not happen, and offers to reconsider. */
export const UntrustedLine = (props: UntrustedLineProps) => (
	<section class="untrusted" aria-label={say("folders.untrusted")}>
		<Icon name="shield" tone="warning" />
		<p title={props.folder}>
			{say("folders.untrustedWaits", { agent: props.agentTitle, folder: baseName(props.folder) })}
		</p>
		<Button onPress={props.onReconsider}>{say("folders.reconsider")}</Button>
	</section>
);
