import { RequestError } from "@agentclientprotocol/sdk";
import { type Fields, isFields } from "@parley/base/guards/fields";
import { isText } from "@parley/base/guards/scalars";

/** Reads the parameters of a method that the stable protocol does not have. */
export const readFields = (params: unknown): Fields => {
	if (!isFields(params)) throw RequestError.invalidParams(params, "an object is needed");
	return params;
};

export const readText = (params: Fields, name: string): string => {
	const value = params[name];
	if (!isText(value)) throw RequestError.invalidParams(params, `${name} must be a text`);
	return value;
};
