import { createEffect, createMemo, createSignal, For, onMount, Show } from "solid-js";
import { Icon } from "./icon.tsx";
import { matchTyped, type PlacedItem, type PopupItem, sectionsOf } from "./popup-items.ts";
import "./popup-list.css";

type PopupListProps = {
	/** In a listbox one item is chosen; a menu leads somewhere. */
	readonly role: "listbox" | "menu";
	readonly id: string;
	readonly label: string;
	readonly items: readonly PopupItem[];
	readonly onPick: (item: PopupItem) => void;
	/** `isDone`: the focus is to return to where it came from. */
	readonly onClose: (isDone: boolean) => void;
};

const typingPauseMs = 700;

/** A list that opens above the composer and has the focus while it is open: arrows, typing, Enter and Escape work in it. */
export const PopupList = (props: PopupListProps) => {
	const [at, setAt] = createSignal(
		Math.max(
			0,
			props.items.findIndex((item) => item.checked === true),
		),
	);
	const sections = createMemo(() => sectionsOf(props.items));
	const itemId = (position: number): string => `${props.id}-${position}`;
	let list: HTMLDivElement | undefined;
	let typed = { text: "", when: 0 };
	const step = (by: number): void => {
		setAt((position) => (position + by + props.items.length) % props.items.length);
	};
	const pick = (position: number): void => {
		const item = props.items[position];
		if (item !== undefined) props.onPick(item);
	};
	const keys: Readonly<Record<string, () => void>> = {
		ArrowDown: () => step(1),
		ArrowUp: () => step(-1),
		Home: () => setAt(0),
		End: () => setAt(props.items.length - 1),
		Enter: () => pick(at()),
		" ": () => pick(at()),
		Escape: () => props.onClose(true),
	};
	const type = (event: KeyboardEvent): boolean => {
		if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
		const goesOn = event.timeStamp - typed.when < typingPauseMs;
		typed = { text: (goesOn ? typed.text : "") + event.key, when: event.timeStamp };
		setAt(matchTyped(props.items, typed.text, at()));
		return true;
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const key = keys[event.key];
		if (key !== undefined) key();
		else if (!type(event)) return;
		event.preventDefault();
		event.stopPropagation();
	};
	onMount(() => list?.focus({ preventScroll: true }));
	createEffect(() => list?.ownerDocument.getElementById(itemId(at()))?.scrollIntoView({ block: "nearest" }));
	const listen = (element: HTMLDivElement): void => {
		list = element;
		element.addEventListener("keydown", onKeyDown);
		element.addEventListener("mousedown", (event) => event.preventDefault());
		element.addEventListener("click", ({ target }) => {
			const item = target instanceof Element ? target.closest(".popup-item") : null;
			if (item !== null) pick([...element.querySelectorAll(".popup-item")].indexOf(item));
		});
		element.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget instanceof Element && !element.contains(relatedTarget)) props.onClose(false);
		});
	};
	const row = ({ item, position }: PlacedItem) => {
		const place = () => ({ class: "popup-item", id: itemId(position), "data-active": position === at() });
		if (props.role === "listbox")
			return (
				<div role="option" tabIndex={-1} aria-selected={item.checked === true} {...place()}>
					<PopupRow item={item} />
				</div>
			);
		if (item.checked === undefined)
			return (
				<div role="menuitem" tabIndex={-1} {...place()}>
					<PopupRow item={item} />
				</div>
			);
		return (
			<div role="menuitemcheckbox" tabIndex={-1} aria-checked={item.checked} {...place()}>
				<PopupRow item={item} />
			</div>
		);
	};
	const rows = () => (
		<For each={sections()}>
			{(section) => (
				<Show when={section.name} fallback={<For each={section.items}>{row}</For>}>
					{(name) => (
						<fieldset class="popup-section" aria-label={name()}>
							<div class="popup-group" aria-hidden="true">
								{name()}
							</div>
							<For each={section.items}>{row}</For>
						</fieldset>
					)}
				</Show>
			)}
		</For>
	);
	return (
		<Show
			when={props.role === "listbox"}
			fallback={
				<div
					role="menu"
					class="popup-list"
					tabIndex={0}
					id={props.id}
					aria-label={props.label}
					aria-activedescendant={itemId(at())}
					ref={listen}
				>
					{rows()}
				</div>
			}
		>
			<div
				role="listbox"
				class="popup-list"
				tabIndex={0}
				id={props.id}
				aria-label={props.label}
				aria-activedescendant={itemId(at())}
				ref={listen}
			>
				{rows()}
			</div>
		</Show>
	);
};

const PopupRow = (props: { readonly item: PopupItem }) => (
	<>
		<span class="popup-mark">
			<Show when={props.item.checked === true}>
				<Icon name="check" />
			</Show>
		</span>
		<span class="popup-text">
			<span class="popup-name">
				{props.item.name}
				<Show when={props.item.warning}>
					{(warning) => (
						<span class="popup-warning">
							<Icon name="warning" tone="warning" /> {warning()}
						</span>
					)}
				</Show>
			</span>
			<Show when={props.item.about}>{(about) => <span class="popup-about">{about()}</span>}</Show>
		</span>
	</>
);
