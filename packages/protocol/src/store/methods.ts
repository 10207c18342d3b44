import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { StoreState } from "./state.ts";

export const storeMethods = {
	"store.state": method(
		"How the store is doing. Changes come by the topic `store`.",
		Type.Object({}),
		StoreState,
	),
	"store.retry": method(
		"Tries at once whether something can be saved again, instead of in a while.",
		Type.Object({}),
		StoreState,
	),
	"store.dismiss": method(
		"A person has taken note of what was salvaged; it is not told again. With `remove`, all damaged files that were kept are deleted.",
		Type.Object({ remove: Type.Optional(Type.Boolean()) }),
		StoreState,
	),
};
