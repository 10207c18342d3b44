import type { HubMethod } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";

/** Methods that an in-memory hub answers. */
export type Methods = {
	[Name in HubMethod]?: (params: Params<Name>) => Result<Name> | Promise<Result<Name>>;
};
