import { createEffect, on, onCleanup, onMount } from "solid-js";
import type { SessionList } from "./session-list.ts";

const loadAfterMs = 500;

/** Loads now, and again whenever chats come, go or change. Loading costs the hub work, so a burst of changes is loaded once. */
export const followChats = (list: SessionList, load: () => void): void => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const loadSoon = (): void => {
		timer ??= setTimeout(() => {
			timer = undefined;
			load();
		}, loadAfterMs);
	};
	onMount(load);
	createEffect(on(list.entries, loadSoon, { defer: true }));
	onCleanup(() => clearTimeout(timer));
};
