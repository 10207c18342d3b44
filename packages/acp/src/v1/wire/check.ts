import { type Validator, validators } from "../generated/validators.js";
import type { AskableMethod, AskableParams } from "./askable.ts";
import type {
	AuthIdentityParams,
	AuthMethodBase,
	AuthStatusResult,
	ProviderInfo,
	ProvidersResult,
} from "./auth.ts";
import type {
	AudioBlock,
	BlobResourceBlock,
	ImageBlock,
	ResourceLinkBlock,
	TextBlock,
	TextResourceBlock,
} from "./content.ts";
import type { InitializeResult } from "./initialize.ts";
import type { ListedSession, ListSessionsResult } from "./list-sessions.ts";
import type { NewSessionResult } from "./new-session.ts";
import type { PermissionParams } from "./permission.ts";
import type { PromptResult } from "./prompt.ts";
import type { QuestionParams, VisitDone } from "./question.ts";
import type { SessionNotification, UpdateKind, UpdateOf } from "./session-update.ts";
import type { ToolContentBlock, ToolDiff, ToolLocation, ToolTerminal } from "./tool-call.ts";

/*
 * The only access to the generated validators. They check the fields that are read and let all others pass untouched; the schemas
 * themselves are imported as types only.
 */

/** The generated validators are out of date. */
export class MissingWireValidatorError extends Error {
	override readonly name = "MissingWireValidatorError";
	constructor(key: string) {
		super(`No validator was generated for ${key}. Run "npm run generate" after changing a schema.`);
	}
}

const need = (key: string): Validator => {
	const validator = validators[key];
	if (validator === undefined) throw new MissingWireValidatorError(key);
	return validator;
};

const checkOf = <Value>(key: string): ((data: unknown) => data is Value) => {
	const validator = need(key);
	return (data): data is Value => validator(data);
};

export const isInitializeResult = checkOf<InitializeResult>("result:initialize");
export const isNewSessionResult = checkOf<NewSessionResult>("result:session/new");
export const isListSessionsResult = checkOf<ListSessionsResult>("result:session/list");
export const isListedSession = checkOf<ListedSession>("listed:session");
export const isPromptResult = checkOf<PromptResult>("result:session/prompt");
export const isSessionNotification = checkOf<SessionNotification>("params:session/update");
export const isPermissionParams = checkOf<PermissionParams>("params:session/request_permission");
export const isQuestionParams = checkOf<QuestionParams>("params:elicitation/create");
export const isVisitDone = checkOf<VisitDone>("params:elicitation/complete");
export const isAuthMethodBase = checkOf<AuthMethodBase>("auth:method");
export const isAuthStatusResult = checkOf<AuthStatusResult>("auth:status");
export const isAuthIdentityParams = checkOf<AuthIdentityParams>("auth:identity");
export const isProvidersResult = checkOf<ProvidersResult>("providers:list");
export const isProviderInfo = checkOf<ProviderInfo>("providers:one");
export const isTextBlock = checkOf<TextBlock>("content:text");
export const isResourceLinkBlock = checkOf<ResourceLinkBlock>("content:resource_link");
export const isImageBlock = checkOf<ImageBlock>("content:image");
export const isAudioBlock = checkOf<AudioBlock>("content:audio");
export const isTextResourceBlock = checkOf<TextResourceBlock>("content:text_resource");
export const isBlobResourceBlock = checkOf<BlobResourceBlock>("content:blob_resource");
export const isToolContentBlock = checkOf<ToolContentBlock>("tool:content");
export const isToolDiff = checkOf<ToolDiff>("tool:diff");
export const isToolTerminal = checkOf<ToolTerminal>("tool:terminal");
export const isToolLocation = checkOf<ToolLocation>("tool:location");

/** The check of one kind of agent request. */
export const askedCheck = <Method extends AskableMethod>(
	method: Method,
): ((data: unknown) => data is AskableParams<Method>) => checkOf<AskableParams<Method>>(`params:${method}`);

/** The check of one kind of session update. */
export const updateCheck = <Kind extends UpdateKind>(
	kind: Kind,
): ((data: unknown) => data is UpdateOf<Kind>) => checkOf<UpdateOf<Kind>>(`update:${kind}`);
