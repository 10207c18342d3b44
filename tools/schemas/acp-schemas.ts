import { askable } from "@parley/acp/v1/wire/askable";
import {
	AuthIdentityParams,
	AuthMethodBase,
	AuthStatusResult,
	ProviderInfo,
	ProvidersResult,
} from "@parley/acp/v1/wire/auth";
import {
	AudioBlock,
	BlobResourceBlock,
	ImageBlock,
	ResourceLinkBlock,
	TextBlock,
	TextResourceBlock,
} from "@parley/acp/v1/wire/content";
import { InitializeResult } from "@parley/acp/v1/wire/initialize";
import { ListedSession, ListSessionsResult } from "@parley/acp/v1/wire/list-sessions";
import { NewSessionResult } from "@parley/acp/v1/wire/new-session";
import { PermissionParams } from "@parley/acp/v1/wire/permission";
import { PromptResult } from "@parley/acp/v1/wire/prompt";
import { QuestionParams, VisitDone } from "@parley/acp/v1/wire/question";
import { SessionNotification, sessionUpdates } from "@parley/acp/v1/wire/session-update";
import { ToolContentBlock, ToolDiff, ToolLocation, ToolTerminal } from "@parley/acp/v1/wire/tool-call";
import type { SchemaExports, SchemaTable } from "./compile-validators.ts";

/** Every schema of ACP data that is read, under the key by which the driver looks it up. */
const acpSchemas: SchemaTable = {
	"result:initialize": InitializeResult,
	"result:session/new": NewSessionResult,
	"result:session/list": ListSessionsResult,
	"listed:session": ListedSession,
	"result:session/prompt": PromptResult,
	"params:session/update": SessionNotification,
	"params:session/request_permission": PermissionParams,
	"params:elicitation/create": QuestionParams,
	"params:elicitation/complete": VisitDone,
	...Object.fromEntries(Object.entries(askable).map(([method, schema]) => [`params:${method}`, schema])),
	"auth:method": AuthMethodBase,
	"auth:status": AuthStatusResult,
	"auth:identity": AuthIdentityParams,
	"providers:list": ProvidersResult,
	"providers:one": ProviderInfo,
	"content:text": TextBlock,
	"content:resource_link": ResourceLinkBlock,
	"content:image": ImageBlock,
	"content:audio": AudioBlock,
	"content:text_resource": TextResourceBlock,
	"content:blob_resource": BlobResourceBlock,
	"tool:content": ToolContentBlock,
	"tool:diff": ToolDiff,
	"tool:terminal": ToolTerminal,
	"tool:location": ToolLocation,
	...Object.fromEntries(Object.entries(sessionUpdates).map(([kind, schema]) => [`update:${kind}`, schema])),
};

export const acpExports: SchemaExports = { validators: acpSchemas };
