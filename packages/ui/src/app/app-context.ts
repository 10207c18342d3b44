import { createContext, useContext } from "solid-js";
import type { Announcer } from "../shared/a11y/announcer.ts";
import type { AppStore } from "./app-store.ts";
import type { AnySlots } from "./feature.ts";

export type AppServices = {
	readonly store: AppStore;
	readonly slots: readonly AnySlots[];
	readonly announcer: Announcer;
};

export const AppContext = createContext<AppServices>();

export class NoAppError extends Error {
	override readonly name = "NoAppError";
	constructor() {
		super("This component was drawn outside of the app.");
	}
}

const useServices = (): AppServices => {
	const services = useContext(AppContext);
	if (services === undefined) throw new NoAppError();
	return services;
};

export const useApp = (): AppStore => useServices().store;
/** The slots of every feature. */
export const useSlots = (): readonly AnySlots[] => useServices().slots;
export const useAnnouncer = (): Announcer => useServices().announcer;
