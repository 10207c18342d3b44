import type { PermissionItem } from "@parley/transcript/turn/turn";
import { Icon } from "../../widgets/icon.tsx";
import type { IconName } from "../../widgets/icon-glyphs.ts";
import type { Row } from "../row.ts";

type Decision = {
	readonly icon: IconName;
	readonly tone: "success" | "error" | "muted";
	readonly text: string;
};

/** What was asked and how it was decided, in one line that stays. */
export const PermissionRow = (props: { readonly row: Row<"permission"> }) => {
	const record = () => recordOf(props.row.content().item);
	return (
		<div class="line">
			<Icon name={record().icon} tone={record().tone} />
			<span>{record().text}</span>
		</div>
	);
};

const recordOf = ({ request, outcome }: PermissionItem): Decision => {
	const what = request.title === "" ? "a request" : request.title;
	switch (outcome?.type) {
		case "selected": {
			const option = request.options.find((each) => each.optionId === outcome.optionId);
			const denied = option?.kind.startsWith("reject") === true;
			const text = `${option?.name ?? outcome.optionId}: ${what}`;
			return denied ? { icon: "circleSlash", tone: "error", text } : { icon: "check", tone: "success", text };
		}
		case "cancelled":
			return { icon: "circleSlash", tone: "muted", text: `Withdrawn: ${what}` };
		case "lapsed":
			return { icon: "circleSlash", tone: "muted", text: `Lapsed (${outcome.reason}): ${what}` };
		case undefined:
			return { icon: "question", tone: "muted", text: what };
	}
};
