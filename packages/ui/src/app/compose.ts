import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { AnySlots, FeatureTopic } from "./feature.ts";
import type { Ground } from "./ground.ts";

/** The features of one view: their combined state, and their slots. */
export type Composed<State> = { readonly state: State; readonly slots: readonly AnySlots[] };

type Handled<Added> =
	| (Added extends { readonly topics: infer Handlers } ? keyof Handlers : never)
	| (Added extends { readonly commands: infer Handlers } ? keyof Handlers : never);

/**
 * A list of features. Each is created once per view from the ground and the state of the features before it; a feature that needs state
 * none of those has does not compile.
 */
export type Composition<State, Names> = {
	readonly make: (ground: Ground) => Composed<State>;
	readonly with: <Kept extends object, Added extends AnySlots>(
		feature: (state: State) => Added & { readonly state: Kept },
	) => Composition<State & Kept, Names | Handled<Added>>;
};

const composition = <State, Names>(make: (ground: Ground) => Composed<State>): Composition<State, Names> => ({
	make,
	with: (feature) =>
		composition((ground) => {
			const before = make(ground);
			const added = feature(before.state);
			return { state: { ...before.state, ...added.state }, slots: [...before.slots, added] };
		}),
});

export const noFeatures: Composition<Ground, never> = composition((ground) => ({ state: ground, slots: [] }));

/** Hub topics and editor commands that no feature handles. */
export type Unhandled<List> =
	List extends Composition<infer _, infer Names> ? Exclude<FeatureTopic | ViewCommand, Names> : never;

/** A list that leaves a topic or a command unhandled does not compile, and the compiler names it. */
export const allFeatures = <List>(
	list: List & ([Unhandled<List>] extends [never] ? unknown : { readonly unhandled: Unhandled<List> }),
): List => list;
