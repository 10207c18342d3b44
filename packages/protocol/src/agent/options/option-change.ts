import { type Static, Type } from "typebox";
import { Id } from "../../contract/fields.ts";

export const OptionSetting = Type.Union([Type.String({ maxLength: 512 }), Type.Boolean()]);

/** One change of what an agent session lets its user choose. */
export const OptionChange = Type.Union([
	Type.Object({ kind: Type.Literal("mode"), mode: Id }),
	Type.Object({ kind: Type.Literal("model"), model: Id }),
	Type.Object({
		kind: Type.Literal("option"),
		option: Id,
		value: OptionSetting,
	}),
]);

export type OptionChange = Static<typeof OptionChange>;
