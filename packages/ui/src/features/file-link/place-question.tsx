import { say } from "@parley/words/spoken";
import { createSignal, Match, onCleanup, onMount, Switch } from "solid-js";
import { useAnnouncer } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { type FilePlace, placeWords } from "../../shared/markdown/file-link/file-place.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { copyText } from "../blobs/copy-text.ts";
import type { OpenPlace } from "./open-place.ts";
import "./file-link.css";

/** The question to answer before a file is shown, if any. */
export const PlaceQuestion = (props: { readonly places: OpenPlace }) => {
	const question = <Kind extends "copy" | "outside">(kind: Kind) => {
		const now = props.places.question();
		return now?.kind === kind ? now : undefined;
	};
	const copy = () => {
		const now = question("copy");
		return now?.kind === "copy" ? now : undefined;
	};
	const outside = () => {
		const now = question("outside");
		return now?.kind === "outside" ? now : undefined;
	};
	return (
		<Switch>
			<Match keyed when={copy()}>
				{({ place, link }) => <CopyPlace place={place} link={link} onClose={() => props.places.close()} />}
			</Match>
			<Match keyed when={outside()}>
				{({ place, realPath }) => (
					<Dialog
						title={say("fileLink.outside")}
						onClose={() => props.places.close()}
						buttons={
							<>
								<Button onPress={() => props.places.close()}>{say("action.cancel")}</Button>
								<Button look="primary" onPress={() => props.places.openOutside(place)}>
									{say("fileLink.open")}
								</Button>
							</>
						}
					>
						<p>
							<code class="file-link-path">{realPath}</code>
						</p>
					</Dialog>
				)}
			</Match>
		</Switch>
	);
};

/** Beside the link: the file's name, and a button to copy it. */
const CopyPlace = (props: {
	readonly place: FilePlace;
	readonly link: HTMLElement;
	readonly onClose: () => void;
}) => {
	const announcer = useAnnouncer();
	const words = placeWords(props.place);
	const [label, setLabel] = createSignal(say("fileLink.copyPath"));
	let element: HTMLDivElement | undefined;
	const copy = (): void => {
		const tell = (text: string): void => {
			setLabel(text);
			announcer.say(text);
		};
		copyText(Promise.resolve(new Blob([words], { type: "text/plain" }))).then(
			() => tell(say("fileLink.copied")),
			(error: unknown) => tell(failureText(error)),
		);
	};
	onMount(() => {
		if (element === undefined) return;
		element.showPopover();
		placeBeside(element, props.link.getBoundingClientRect());
		element.querySelector("button")?.focus();
	});
	onCleanup(() => {
		if (element?.contains(document.activeElement) === true || document.activeElement === document.body)
			props.link.focus({ preventScroll: true });
	});
	return (
		<div
			class="file-link-popover"
			popover="auto"
			role="dialog"
			aria-label={say("fileLink.file", { place: words })}
			ref={(div) => {
				element = div;
			}}
			on:toggle={(event: ToggleEvent) => {
				if (event.newState === "closed") props.onClose();
			}}
		>
			<code class="file-link-path">{words}</code>
			<Button look="link" onPress={copy}>
				{label()}
			</Button>
		</div>
	);
};

/** Below the link, or above it where there is no room; never outside the page. */
const placeBeside = (element: HTMLElement, { left, top, bottom }: DOMRect): void => {
	const { offsetWidth, offsetHeight } = element;
	const below = bottom + 4;
	const y = below + offsetHeight <= innerHeight ? below : top - offsetHeight - 4;
	element.style.setProperty("left", `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`);
	element.style.setProperty("top", `${Math.max(8, y)}px`);
};
