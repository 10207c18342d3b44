import { headTypes } from "@parley/transcript/head/reduce-head";

/** For a query; it must read as in the index `events_for_head`, or that would not be used. */
export const headTypeList = headTypes.map((type) => `'${type}'`).join(", ");
