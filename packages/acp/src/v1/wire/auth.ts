import { type Static, Type } from "typebox";
import { Maybe, Open, WireId } from "./fields.ts";

/** What every way to log in has; the rest differs by `type` and is read on its own, so that a mistake in it loses only itself. */
export const AuthMethodBase = Type.Object({ id: WireId, name: Type.String() });

/** `auth/status` and `auth/status_update`. Both are unstable, so no more is demanded than is read. */
export const AuthStatusResult = Type.Object({
	state: Type.String(),
	accounts: Maybe(Type.Array(Type.Unknown())),
});

/** `_auth/status_update`, an extension that several agents share: who pays for what the agent does. */
export const AuthIdentityParams = Type.Object({
	authStatus: Type.Object({
		kind: Type.String(),
		label: Maybe(Type.String()),
		detail: Maybe(Type.String()),
		account: Maybe(Open),
	}),
});

export const ProvidersResult = Type.Object({ providers: Type.Array(Type.Unknown()) });

export const ProviderInfo = Type.Object({
	providerId: WireId,
	supported: Maybe(Type.Array(Type.String())),
	required: Maybe(Type.Boolean()),
	current: Maybe(Type.Object({ apiType: Type.String(), baseUrl: Type.String() })),
});

export type AuthMethodBase = Static<typeof AuthMethodBase>;
export type AuthStatusResult = Static<typeof AuthStatusResult>;
export type AuthIdentityParams = Static<typeof AuthIdentityParams>;
export type ProvidersResult = Static<typeof ProvidersResult>;
export type ProviderInfo = Static<typeof ProviderInfo>;
