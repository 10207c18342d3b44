import type { Brought } from "../store/uploads/session-uploads.ts";
import { IconButton } from "../widgets/button.tsx";

/** Chooses files in the system's own dialog. */
export const AttachButton = (props: { readonly onFiles: (brought: Brought) => void }) => {
	let input: HTMLInputElement | undefined;
	return (
		<>
			<IconButton icon="attach" label="Attach files" onPress={() => input?.click()} />
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
					if (files.length > 0) props.onFiles({ files });
				}}
			/>
		</>
	);
};
