import { typesWhere } from "@parley/protocol/log/traits-of";

/** For queries; must match the text of the index `events_for_head`, or SQLite would not use it. */
export const headTypeList = typesWhere(({ head }) => head !== "none")
	.map((type) => `'${type}'`)
	.join(", ");
