import type { ServerTransport } from "@parley/protocol/mcp/server";
import type { Wording } from "@parley/words/wording";

/** A value of a variable or a header; `safe` names it in an editor's secret storage. */
export type ServerValue =
	| { readonly value: string; readonly secret?: boolean }
	| { readonly safe: string; readonly value?: undefined };

export type ServerValues = Readonly<Record<string, ServerValue>>;

/** How a server is configured, before variables in its texts are replaced. */
export type ServerDefinition =
	| {
			readonly transport: "stdio";
			readonly command: string;
			readonly args: readonly string[];
			readonly env: ServerValues;
	  }
	| {
			readonly transport: Exclude<ServerTransport, "stdio">;
			readonly url: string;
			readonly headers: ServerValues;
	  };

/** A configured server, or what is wrong with it: a mistake in one must not take the others away. */
export type ConfiguredServer = { readonly name: string } & (
	| { readonly definition: ServerDefinition; readonly isOff?: boolean; readonly problem?: undefined }
	| { readonly problem: Wording; readonly definition?: undefined }
);

export const valuesOf = (definition: ServerDefinition): ServerValues =>
	definition.transport === "stdio" ? definition.env : definition.headers;
