import type { BlobReference } from "../blob/reference.ts";

/** What an event is to the log, the store and the reducers, whatever it says. */
export type EventTraits = {
	/** Whether it can change the head: `news` also dates the session, `quiet` leaves lists in their order. */
	readonly head: "news" | "quiet" | "none";
	/**
	 * What it is to its turn: the frame around the items, a part of an item that has a name and may say where that began (`at`), an
	 * item by itself, or nothing.
	 */
	readonly turn: "frame" | "item" | "single" | "none";
	/** Whether it says more about what an earlier one began, so that several of them can become one. */
	readonly folds: boolean;
	/** Whether the disk must have it before anyone acts on it. */
	readonly synced: boolean;
	/** Whether something can be found, or folded, from it on that could not before, or the other way round. */
	readonly turningPoint: boolean;
	/** Whether it can name blobs. One that does and does not say so would lose them. */
	readonly blobs: boolean;
};

/** The traits that an event with this payload can have. */
export type TraitsFor<Payload> = Omit<EventTraits, "blobs"> & { readonly blobs: BlobsIn<Payload> };

/** A payload with a reference names blobs. In one that holds data of any kind the author decides: agents' long values are kept apart. */
type BlobsIn<Payload> =
	"named" extends Naming<Payload> ? true : "open" extends Naming<Payload> ? boolean : false;

type Naming<Value> = unknown extends Value
	? "open"
	: Value extends BlobReference
		? "named"
		: Value extends readonly (infer Item)[]
			? Naming<Item>
			: Value extends object
				? { [Field in keyof Value]-?: Naming<Value[Field]> }[keyof Value]
				: never;
