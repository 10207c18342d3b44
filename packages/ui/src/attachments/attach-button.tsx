import { Show } from "solid-js";
import { useAnnouncer, useApp } from "../app/app-context.ts";
import { hasCode } from "../store/failure-text.ts";
import type { SessionStore } from "../store/session-store.ts";
import { IconButton } from "../widgets/button.tsx";
import { bringFiles, pickInEditor } from "./bring-files.ts";

type AttachButtonProps = { readonly session: SessionStore; readonly onDone: () => void };

/**
 * Chooses files: in a page with the browser's dialog, in an editor with the editor's own, which shows the files of its window even
 * if those are on another machine.
 */
export const AttachButton = (props: AttachButtonProps) => {
	const app = useApp();
	const announcer = useAnnouncer();
	let input: HTMLInputElement | undefined;
	const pick = async (): Promise<void> => {
		try {
			await pickInEditor(app, announcer, props.session);
		} catch (error) {
			if (!hasCode(error, "cancelled")) throw error;
		} finally {
			props.onDone();
		}
	};
	return (
		<>
			<IconButton
				icon="attach"
				label="Attach files"
				onPress={() =>
					app.ownWindow === undefined ? input?.click() : app.notices.run("No files were attached", pick)
				}
			/>
			<Show when={app.ownWindow === undefined}>
				<input
					type="file"
					multiple
					hidden
					class="attach-input"
					ref={(element) => {
						input = element;
					}}
					onChange={({ currentTarget }) => {
						const files = [...(currentTarget.files ?? [])];
						// The same file can be chosen again after it was removed.
						currentTarget.value = "";
						if (files.length === 0) return;
						bringFiles(app, announcer, props.session, { files });
						props.onDone();
					}}
				/>
			</Show>
		</>
	);
};
