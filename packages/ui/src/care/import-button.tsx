import { useApp } from "../app/app-context.ts";
import { IconButton } from "../widgets/button.tsx";

/** Lets the user choose files with exported chats. */
export const ImportButton = () => {
	const app = useApp();
	let input: HTMLInputElement | undefined;
	return (
		<>
			<IconButton icon="archive" label="Import chats" onPress={() => input?.click()} />
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
		</>
	);
};
