import { Show } from "solid-js";
import { useApp } from "../app/app-context.ts";
import { IconButton } from "../widgets/button.tsx";

/** Lets the user choose files with exported chats: in an editor with its own dialog, because that is how they were saved. */
export const ImportButton = () => {
	const app = useApp();
	let input: HTMLInputElement | undefined;
	const importHere = (): void => {
		const { ownWindow } = app;
		if (ownWindow === undefined) input?.click();
		else
			app.notices.run("Nothing was imported", async () => {
				const files = await ownWindow.importFiles();
				if (files.length > 0) app.care.open({ kind: "imported", files });
			});
	};
	return (
		<>
			<IconButton icon="archive" label="Import chats" onPress={importHere} />
			<Show when={app.ownWindow === undefined}>
				<input
					ref={(element) => {
						input = element;
					}}
					type="file"
					multiple
					hidden
					accept=".jsonl,.json,.txt,application/jsonl,application/json"
					aria-label="Files with exported chats"
					onChange={({ currentTarget }) => {
						const files = [...(currentTarget.files ?? [])];
						// The same file can be chosen again.
						currentTarget.value = "";
						if (files.length > 0) app.care.open({ kind: "import", files });
					}}
				/>
			</Show>
		</>
	);
};
