import { agentChangeFeature } from "../features/agent-change/agent-change-feature.ts";
import { agentProcessFeature } from "../features/agent-process/agent-process-feature.ts";
import { agentsFeature } from "../features/agents/agents-feature.ts";
import { attachmentsFeature } from "../features/attachments/attachments-feature.ts";
import { blobsFeature } from "../features/blobs/blobs-feature.ts";
import { composerFeature } from "../features/composer/composer-feature.ts";
import { connectionFeature } from "../features/connection/connection-feature.ts";
import { draftsFeature } from "../features/drafts/drafts-feature.ts";
import { editorsFeature } from "../features/editors/editors-feature.ts";
import { filesFeature } from "../features/files/files-feature.ts";
import { foldersFeature } from "../features/folders/folders-feature.ts";
import { foreignSessionsFeature } from "../features/foreign-sessions/foreign-sessions-feature.ts";
import { formsFeature } from "../features/forms/forms-feature.ts";
import { loginFeature } from "../features/login/login-feature.ts";
import { mcpFeature } from "../features/mcp/mcp-feature.ts";
import { newChatFeature } from "../features/new-chat/new-chat-feature.ts";
import { noticesFeature } from "../features/notices/notices-feature.ts";
import { optionsFeature } from "../features/options/options-feature.ts";
import { permissionFeature } from "../features/permission/permission-feature.ts";
import { planModeFeature } from "../features/plan-mode/plan-mode-feature.ts";
import { queueFeature } from "../features/queue/queue-feature.ts";
import { searchFeature } from "../features/search/search-feature.ts";
import { sessionsFeature } from "../features/sessions/sessions-feature.ts";
import { stopFeature } from "../features/stop/stop-feature.ts";
import { storageFeature } from "../features/storage/storage-feature.ts";
import { tabsFeature } from "../features/tabs/tabs-feature.ts";
import { themeFeature } from "../features/theme/theme-feature.ts";
import { transferFeature } from "../features/transfer/transfer-feature.ts";
import { trashFeature } from "../features/trash/trash-feature.ts";
import { allFeatures, noFeatures } from "./compose.ts";

/** All features. Each follows those whose state it needs; features that add to the same place appear there in this order. */
export const features = allFeatures(
	noFeatures
		.with(connectionFeature)
		.with(themeFeature)
		.with(agentsFeature)
		.with(editorsFeature)
		.with(blobsFeature)
		.with(filesFeature)
		.with(draftsFeature)
		.with(attachmentsFeature)
		.with(sessionsFeature)
		.with(tabsFeature)
		.with(transferFeature)
		.with(trashFeature)
		.with(storageFeature)
		.with(noticesFeature)
		.with(permissionFeature)
		.with(formsFeature)
		.with(foldersFeature)
		.with(stopFeature)
		.with(agentProcessFeature)
		.with(optionsFeature)
		.with(planModeFeature)
		.with(agentChangeFeature)
		.with(mcpFeature)
		.with(queueFeature)
		.with(foreignSessionsFeature)
		.with(loginFeature)
		.with(searchFeature)
		.with(newChatFeature)
		.with(composerFeature),
);
