import { say } from "@parley/words/spoken";
import { createEffect, createSignal, on, onCleanup, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";

/** Long enough to read and reach. After that, the list of deleted chats has it. */
const shownMs = 20_000;

/** What was just deleted, with Undo. It stays while someone hovers or focuses it. */
export const UndoNotice = () => {
	const app = useApp();
	const [isHeld, setHeld] = createSignal(false);
	let timer: ReturnType<typeof setTimeout> | undefined;
	createEffect(
		on([app.deletions.undoOffer, isHeld], ([offer, held]) => {
			clearTimeout(timer);
			if (offer !== undefined && !held) timer = setTimeout(() => app.deletions.dismiss(), shownMs);
		}),
	);
	onCleanup(() => clearTimeout(timer));
	return (
		<div
			role="status"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocusIn={() => setHeld(true)}
			onFocusOut={() => setHeld(false)}
		>
			<Show when={app.deletions.undoOffer()}>
				{(offer) => (
					<div class="undo">
						<span class="undo-text">{offer().text}</span>
						<Button title={say("trash.undoKeys")} onPress={() => void app.deletions.undo()}>
							{say("trash.undo")}
						</Button>
						<IconButton icon="close" label={say("action.dismiss")} onPress={() => app.deletions.dismiss()} />
					</div>
				)}
			</Show>
		</div>
	);
};
