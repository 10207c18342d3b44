import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { openStorage } from "./open-storage.tsx";

export const StorageButton = () => {
	const app = useApp();
	return <IconButton icon="database" label={say("storage.title")} onPress={() => openStorage(app)} />;
};
