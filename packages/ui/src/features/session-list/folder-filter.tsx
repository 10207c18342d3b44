import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";

/** Limits the list to the chats of one folder. Absent while there is nothing to choose. */
export const FolderFilter = () => {
	const app = useApp();
	const folders = createMemo(() => {
		const used = app.list.entries().map((entry) => entry.summary().folder);
		const known = app.folders.known().map(({ path }) => path);
		const chosen = app.list.folder();
		return [...new Set([...(chosen === undefined ? [] : [chosen]), ...known, ...used])];
	});
	/** Folders of the same name are told apart by their paths. */
	const label = (path: string): string => {
		const name = baseName(path);
		return folders().filter((each) => baseName(each) === name).length > 1 ? path : name;
	};
	return (
		<Show when={folders().length > 1 || app.list.folder() !== undefined}>
			<div class="folder-filter" classList={{ narrowed: app.list.folder() !== undefined }}>
				<Icon name="folder" />
				<select
					aria-label={say("sessions.folder")}
					title={app.list.folder() ?? say("sessions.ofAllFolders")}
					onChange={({ currentTarget: { value } }) => {
						app.selection.end();
						void app.list.narrow(value === "" ? undefined : value);
						app.search.retry();
					}}
				>
					<option value="" selected={app.list.folder() === undefined}>
						{say("sessions.allFolders")}
					</option>
					<For each={folders()}>
						{(path) => (
							<option value={path} selected={app.list.folder() === path}>
								{label(path)}
							</option>
						)}
					</For>
				</select>
			</div>
		</Show>
	);
};
