import { createMemo, For } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { ForeignGroup } from "./foreign-group.tsx";
import "./foreign-panel.css";

/** A window can have many folders; the list can be limited to any of them. */
const maxFolders = 3;

/** What each agent remembers of the folder that the list shows, or of the usual ones. */
export const ForeignPanel = (props: { readonly onOpened?: (() => void) | undefined }) => {
	const app = useApp();
	const folders = createMemo(() => {
		const one = app.list.folder() ?? app.folders.standard()?.path;
		if (one !== undefined) return [one];
		return app.folders
			.choices()
			.slice(0, maxFolders)
			.map(({ path }) => path);
	});
	return (
		<For each={folders()}>
			{(folder) => (
				<For each={app.agents.known()}>
					{({ agentId }) => (
						<ForeignGroup list={app.foreignList({ agent: agentId, folder })} onOpened={props.onOpened} />
					)}
				</For>
			)}
		</For>
	);
};
