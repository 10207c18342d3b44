import { say } from "@parley/words/spoken";
import {
	createComputed,
	createEffect,
	createMemo,
	createSignal,
	on,
	onCleanup,
	onMount,
	Show,
	untrack,
} from "solid-js";
import { Virtualizer, type VirtualizerHandle } from "virtua/solid";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { ChatView } from "./chat-view.ts";
import type { ScrollPlace } from "./follow.ts";
import { OlderLine } from "./older-line.tsx";
import { ReaderInput } from "./reader-input.ts";
import type { RowList } from "./row-list.ts";
import { drawRow } from "./rows/row-view.tsx";
import { seekRow } from "./seek-row.ts";
import "./transcript.css";

type TranscriptProps = {
	readonly session: SessionStore;
	readonly view: ChatView;
	readonly rows: RowList;
};

/** How long a row stays highlighted after the user navigated to it. */
const soughtMs = 2500;

/** The conversation: a window of rows that follows the newest one for a reader who is at the end. */
export const Transcript = (props: TranscriptProps) => {
	const { session, view, rows } = props;
	const [scroller, setScroller] = createSignal<HTMLElement>();
	let list: VirtualizerHandle | undefined;
	let input: ReaderInput | undefined;
	/** The number of rows at the last request that was made to fill the page. */
	let filledWith = -1;

	createComputed(() => {
		const state = session.state();
		if (state !== undefined) untrack(() => rows.update(state));
	});

	/** From the list's own figures: reading the elements would force a layout. */
	const place = (): ScrollPlace => ({
		offset: list?.scrollOffset ?? 0,
		size: list?.scrollSize ?? 0,
		viewport: list?.viewportSize ?? 0,
	});
	const holdEnd = (): void => {
		const element = scroller();
		if (element === undefined) return;
		if (view.follow.following()) element.scrollTop = list?.scrollSize ?? 0;
		else view.follow.resized(place());
		askForOlder(false);
	};
	/**
	 * Loads older turns before the reader reaches the top, or while the held rows do not fill the page. A request that adds no row, because
	 * its tools fold into one line, is not repeated unless the reader scrolls.
	 */
	const askForOlder = (byReader: boolean): void => {
		const { offset, viewport } = place();
		if (offset >= 2 * viewport || session.older.phase().phase !== "idle") return;
		const count = rows.rows().rows.length;
		if (!byReader && count === filledWith) return;
		filledWith = count;
		void session.older.load();
	};
	const scrolled = (): void => {
		const now = place();
		view.follow.scrolled(now, input?.active === true);
		session.reading = !view.follow.following();
		view.anchor = session.reading && list !== undefined ? anchorOf(list, rows) : undefined;
		askForOlder(input?.active === true);
	};
	const jump = (): void => {
		view.follow.toEnd();
		holdEnd();
	};
	/** The button disappears with the jump, so the focus moves to the conversation. */
	const jumpAndStay = (): void => {
		scroller()?.focus({ preventScroll: true });
		jump();
	};

	onMount(() => {
		const area = scroller();
		input = area === undefined ? undefined : new ReaderInput(area);
		const anchor = view.anchor;
		const position = anchor === undefined ? -1 : rows.rows().rows.findIndex((row) => row.key === anchor.key);
		if (anchor === undefined || position < 0) jump();
		else list?.scrollToIndex(position, { align: "start", offset: anchor.offset });
	});
	onCleanup(() => input?.dispose());
	createEffect(on(() => rows.rows().rows.length, holdEnd));
	createEffect(on(view.follow.following, (following) => following && holdEnd(), { defer: true }));
	createEffect(
		on(view.sought, (sought) => {
			if (sought === undefined) return;
			let timer: ReturnType<typeof setTimeout> | undefined;
			onCleanup(() => clearTimeout(timer));
			void seekRow(sought, { session, view, rows }).then((position) => {
				if (view.sought() !== sought) return;
				list?.scrollToIndex(Math.max(0, position), { align: "start", offset: -24 });
				scroller()?.focus({ preventScroll: true });
				timer = setTimeout(() => view.seen(sought), soughtMs);
			});
		}),
	);

	const [focusedKey, setFocusedKey] = createSignal<string>();
	/** The row with the focus stays mounted, however far it is scrolled away: unmounting it would lose the focus. */
	const keepMounted = createMemo(() => {
		const key = focusedKey();
		return key === undefined ? [] : [rows.rows().rows.findIndex((row) => row.key === key)];
	});

	return (
		<div class="transcript">
			<OlderLine older={session.older} />
			<section
				ref={setScroller}
				class="transcript-scroll"
				role="log"
				aria-live="off"
				aria-label={say("chat.conversation")}
				tabindex="0"
				onFocusIn={({ target }) => setFocusedKey(rowKeyOf(target))}
				onFocusOut={() => setFocusedKey(undefined)}
				onWheel={(event) => {
					if (event.deltaY < 0) view.follow.turnedUp(place());
				}}
			>
				<Virtualizer
					ref={(handle) => {
						list = handle;
					}}
					data={rows.rows().rows}
					shift={rows.rows().fromTop}
					bufferSize={400}
					keepMounted={keepMounted()}
					onScroll={scrolled}
					onResize={holdEnd}
				>
					{(row) => drawRow(row)}
				</Virtualizer>
			</section>
			<Show when={!view.follow.following()}>
				<div class="jump">
					<Button onPress={jumpAndStay}>
						<Icon name="arrowDown" /> {say("chat.jump")}
					</Button>
				</div>
			</Show>
		</div>
	);
};

const rowKeyOf = (target: EventTarget): string | undefined =>
	target instanceof Element ? target.closest<HTMLElement>(".row")?.dataset["key"] : undefined;

/** The row at the upper edge, and how far it is scrolled out of view. Holds when rows come or go above it. */
const anchorOf = (list: VirtualizerHandle, rows: RowList): ChatView["anchor"] => {
	const position = list.findItemIndex(list.scrollOffset);
	const row = rows.rows().rows[position];
	return row === undefined
		? undefined
		: { key: row.key, offset: list.scrollOffset - list.getItemOffset(position) };
};
