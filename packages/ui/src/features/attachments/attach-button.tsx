import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { hasCode } from "../../shared/failure-text.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { FileInput } from "../files/file-input.tsx";
import { bringFiles, pickInEditor } from "./bring-files.ts";

type AttachButtonProps = { readonly session: SessionStore; readonly onDone: () => void };

/**
 * Chooses files: in a browser with its own dialog, in an editor with the editor's. The editor's dialog shows the files of its window; if
 * that runs on a remote machine, local files can be chosen as well.
 */
export const AttachButton = (props: AttachButtonProps) => {
	const app = useApp();
	const announcer = useAnnouncer();
	let open = (): void => {};
	const pick = async (): Promise<void> => {
		try {
			await pickInEditor(app, announcer, props.session);
		} catch (error) {
			if (!hasCode(error, "cancelled")) throw error;
		} finally {
			props.onDone();
		}
	};
	const isInEditor = app.ownWindow !== undefined;
	return (
		<>
			<IconButton
				icon="attach"
				label={say("attachment.attach")}
				onPress={() =>
					isInEditor ? app.notices.run((reason) => say("attachment.noneAttached", { reason }), pick) : open()
				}
			/>
			<Show when={app.environment.isRemote}>
				<IconButton icon="computer" label={say("attachment.attachLocal")} onPress={() => open()} />
			</Show>
			<FileInput
				class="attach-input"
				opener={(opener) => {
					open = opener;
				}}
				onFiles={(files) => {
					bringFiles(app, announcer, props.session, { files });
					props.onDone();
				}}
			/>
		</>
	);
};
