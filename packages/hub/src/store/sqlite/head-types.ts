import { typesWhere } from "@parley/protocol/log/traits-of";

/** For a query; it must read as in the index `events_for_head`, or that would not be used. */
export const headTypeList = typesWhere(({ head }) => head !== "none")
	.map((type) => `'${type}'`)
	.join(", ");
