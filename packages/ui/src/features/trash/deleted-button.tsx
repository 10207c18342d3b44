import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { openDeleted } from "./open-deleted.tsx";

export const DeletedButton = () => {
	const app = useApp();
	return <IconButton icon="trash" label={say("trash.open")} onPress={() => openDeleted(app)} />;
};
