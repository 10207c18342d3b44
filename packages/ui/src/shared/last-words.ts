import type { Params } from "@parley/protocol/contract/names";

/** Sends a draft to the hub from a page that is about to end. Nothing waits for the response. */
export type LastWords = (put: Params<"draft.put">) => void;
