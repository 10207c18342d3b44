import { say } from "@parley/words/spoken";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { dragsFiles, droppedFiles } from "./dropped-files.ts";
import type { Brought } from "./uploads/session-uploads.ts";
import "./drop-zone.css";

type DropZoneProps = {
	readonly class: string;
	readonly isOpen: boolean;
	readonly onDrop: (brought: Brought) => void;
	readonly children: JSX.Element;
};

/** Over the page, a drag fires events several times a second; this long without one, it has left the window. */
const silenceMs = 700;

/** Accepts files dropped anywhere on it, and shows so during the drag. */
export const DropZone = (props: DropZoneProps) => {
	const [isOver, setOver] = createSignal(false);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const leave = (): void => {
		clearTimeout(timer);
		setOver(false);
	};
	onCleanup(leave);
	const over = (event: DragEvent): void => {
		if (!props.isOpen || !dragsFiles(event)) return;
		event.preventDefault();
		if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
		clearTimeout(timer);
		timer = setTimeout(leave, silenceMs);
		setOver(true);
	};
	const drop = (event: DragEvent): void => {
		if (!props.isOpen || !dragsFiles(event)) return;
		event.preventDefault();
		leave();
		props.onDrop(droppedFiles(event.dataTransfer));
	};
	return (
		<div
			class={`${props.class} drop-zone`}
			ref={(zone) => {
				zone.addEventListener("dragover", over);
				zone.addEventListener("drop", drop);
			}}
		>
			{props.children}
			<Show when={isOver()}>
				<div class="drop-target">
					<p>
						<Icon name="attach" /> {say("attachment.drop")}
					</p>
				</div>
			</Show>
		</div>
	);
};
