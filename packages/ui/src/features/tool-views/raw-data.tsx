import { Match, Show, Switch } from "solid-js";
import { OutputText } from "../../shared/ansi/output-text.tsx";
import { sizeText } from "../../shared/size-text.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { LongText } from "../../shared/widgets/long-text.tsx";
import { BlobActions } from "../blobs/blob-actions.tsx";
import { keptDataIn } from "../blobs/kept-data.ts";
import { LongBlobText } from "../blobs/long-blob-text.tsx";
import { plainText, rawText } from "./raw-text.ts";
import "./tool-views.css";

type RawDataProps = {
	readonly label: string;
	readonly data: unknown;
	/** Shows the label to sighted users too. */
	readonly isNamed?: boolean;
	/** Whether a string is program output, and is drawn as such. */
	readonly isOutput?: boolean;
};

/** Data of unknown shape, even if it was too long for the log. */
export const RawData = (props: RawDataProps) => {
	const kept = () => keptDataIn(props.data);
	const text = () => {
		const found = kept();
		return found?.kind === "text" ? found.content : undefined;
	};
	const file = () => {
		const found = kept();
		return found?.kind === "file" ? found : undefined;
	};
	const words = () =>
		props.isNamed === true ? `${props.label}\n${rawText(props.data)}` : rawText(props.data);
	return (
		<Switch fallback={<LongText label={props.label} text={words()} />}>
			<Match when={props.isOutput === true && plainText(props.data) !== undefined}>
				<OutputText label={props.label} text={words()} />
			</Match>
			<Match keyed when={text()}>
				{(content) => (
					<>
						<Show when={props.isNamed}>
							<div class="detail-name">{props.label}</div>
						</Show>
						<LongBlobText label={props.label} content={content} />
					</>
				)}
			</Match>
			<Match keyed when={file()}>
				{({ name, mimeType, reference }) => (
					<div class="kept-file">
						<Icon name="file" tone="muted" />
						<span>
							{name}, {mimeType}, {sizeText(reference.size)}
						</span>
						<BlobActions
							reference={reference}
							fileName={name}
							mimeType="application/octet-stream"
							canCopy={false}
						/>
					</div>
				)}
			</Match>
		</Switch>
	);
};
