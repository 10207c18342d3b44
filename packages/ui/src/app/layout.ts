import { type Accessor, createSignal, onCleanup } from "solid-js";

/** Whether list and chat fit side by side. */
export const useWideLayout = (): Accessor<boolean> => {
	const query = matchMedia("(min-width: 640px)");
	const [wide, setWide] = createSignal(query.matches);
	const follow = (): void => void setWide(query.matches);
	query.addEventListener("change", follow);
	onCleanup(() => query.removeEventListener("change", follow));
	return wide;
};
