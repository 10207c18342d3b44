import type { BlobReference } from "../blob/reference.ts";

/** How the log, the store and the reducers treat an event, whatever its content. */
export type EventTraits = {
	/** Whether it can change the head: `news` also dates the session, `quiet` leaves lists in their order. */
	readonly head: "news" | "quiet" | "none";
	/**
	 * Its role in its turn: the frame around the items, part of an item that has an id and may name its first position (`at`), an
	 * item of its own, or none.
	 */
	readonly turn: "frame" | "item" | "single" | "none";
	/** Whether it continues an earlier event, so that several can fold into one. */
	readonly folds: boolean;
	/** Whether it must be on disk before anyone acts on it. */
	readonly synced: boolean;
	/** Whether it changes what can be searched or folded. */
	readonly turningPoint: boolean;
	/** Whether it can name blobs. The blobs of an event that fails to declare this would be collected. */
	readonly blobs: boolean;
};

/** The traits that an event with this payload can have. */
export type TraitsFor<Payload> = Omit<EventTraits, "blobs"> & { readonly blobs: BlobsIn<Payload> };

/** A payload with a blob reference names blobs. For one with untyped data the author decides, since agents' long values become blobs. */
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
