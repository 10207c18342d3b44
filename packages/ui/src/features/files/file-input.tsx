type FileInputProps = {
	/** Receives a function that opens the browser's dialog; browsers allow that only shortly after a click or a key press. */
	readonly opener: (open: () => void) => void;
	readonly onFiles: (files: readonly File[]) => void;
	readonly accept?: string;
	readonly class?: string;
	readonly label?: string;
};

/** The browser's own dialog for choosing files. */
export const FileInput = (props: FileInputProps) => (
	<input
		type="file"
		multiple
		hidden
		class={props.class}
		accept={props.accept}
		aria-label={props.label}
		ref={(element) => props.opener(() => element.click())}
		onChange={({ currentTarget }) => {
			const files = [...(currentTarget.files ?? [])];
			// Otherwise choosing the same file again would fire no event.
			currentTarget.value = "";
			if (files.length > 0) props.onFiles(files);
		}}
	/>
);
