import { type Static, Type } from "typebox";
import { Maybe, Open } from "./fields.ts";

const Implementation = Type.Object({
	name: Type.String(),
	title: Maybe(Type.String()),
	version: Maybe(Type.String()),
});

export const AuthMethod = Type.Object({
	id: Type.String(),
	name: Type.String(),
	description: Maybe(Type.String()),
	type: Maybe(Type.String()),
});

export const InitializeResult = Type.Object({
	protocolVersion: Type.Integer(),
	agentInfo: Maybe(Implementation),
	agentCapabilities: Maybe(Open),
	authMethods: Maybe(Type.Array(AuthMethod)),
});

export type AuthMethod = Static<typeof AuthMethod>;
export type InitializeResult = Static<typeof InitializeResult>;
