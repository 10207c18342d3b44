import { type Static, Type } from "typebox";
import { Wording } from "../words/wording.ts";

/** What a text says in place of a part that was not kept: as it stands in the text, and as data for readers of other languages. */
export const NotKept = Type.Object({ message: Type.String(), wording: Wording });

export type NotKept = Static<typeof NotKept>;
