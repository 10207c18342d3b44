import { type Static, Type } from "typebox";
import { oneOf } from "../contract/fields.ts";

/** The name under which an MCP server is configured. */
export const ServerName = Type.String({ minLength: 1, maxLength: 100 });

/** How an agent reaches an MCP server: a program that it starts, or an address. */
export const ServerTransport = oneOf("stdio", "http", "sse");

/** Who configured a server: the user, for all chats, or the files of a workspace. */
export const ServerOrigin = oneOf("user", "workspace");

/** A server that an agent session was given. Whether the agent really connected to it is not known. */
export const GivenServer = Type.Object({ name: ServerName, from: ServerOrigin });

export type ServerTransport = Static<typeof ServerTransport>;
export type ServerOrigin = Static<typeof ServerOrigin>;
export type GivenServer = Static<typeof GivenServer>;
