import { Icon } from "../../../shared/widgets/icon.tsx";
import { TitleText } from "../../../shared/widgets/title-text.tsx";
import { recordWords, verdictOf } from "../../permission/decision.ts";
import type { Row } from "../row.ts";

/** What was asked and how it was decided, in one line that stays, where no tool's own line says it. */
export const PermissionRow = (props: { readonly row: Row<"permission"> }) => {
	const item = () => props.row.content().item;
	const verdict = () => verdictOf(item());
	return (
		<div class="line">
			<Icon
				name={verdict() === "allowed" ? "check" : "circleSlash"}
				tone={verdict() === "allowed" ? "success" : "muted"}
			/>
			<span>
				<TitleText text={recordWords(item())} />
			</span>
		</div>
	);
};
