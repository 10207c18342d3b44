import { type Static, Type } from "typebox";
import { Maybe, Open } from "./fields.ts";

const Implementation = Type.Object({
	name: Type.String(),
	title: Maybe(Type.String()),
	version: Maybe(Type.String()),
});

export const InitializeResult = Type.Object({
	protocolVersion: Type.Integer(),
	agentInfo: Maybe(Implementation),
	agentCapabilities: Maybe(Open),
	/** Read one by one: an unreadable way to log in must not keep an agent from starting. */
	authMethods: Type.Optional(Type.Unknown()),
});

export type InitializeResult = Static<typeof InitializeResult>;
