import { Show } from "solid-js";
import { isLongText } from "../../blobs/is-long-text.ts";
import { LongBlobText } from "../../blobs/long-blob-text.tsx";
import { LongText } from "../../widgets/long-text.tsx";
import { rawText } from "../raw-text.ts";

/** Data of unknown shape as it is, also when it was too long for the log. */
export const RawData = (props: { readonly label: string; readonly data: unknown }) => {
	const long = () => (isLongText(props.data) ? props.data : undefined);
	return (
		<Show keyed when={long()} fallback={<LongText label={props.label} text={rawText(props.data)} />}>
			{(content) => <LongBlobText label={props.label} content={content} />}
		</Show>
	);
};
