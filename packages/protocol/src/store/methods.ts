import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { StoreState } from "./state.ts";

export const storeMethods = {
	"store.state": method(
		"The state of the store. Changes arrive by the topic `store`.",
		Type.Object({}),
		StoreState,
	),
	"store.retry": method(
		"Checks at once whether the store can be written again, instead of waiting for the next retry.",
		Type.Object({}),
		StoreState,
	),
	"store.dismiss": method(
		"Dismisses the report of a salvage. With `remove`, deletes all kept damaged files.",
		Type.Object({ remove: Type.Optional(Type.Boolean()) }),
		StoreState,
	),
};
