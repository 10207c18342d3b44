import { agentsFeature } from "../features/agents/agents-feature.ts";
import { attachmentsFeature } from "../features/attachments/attachments-feature.ts";
import { composerFeature } from "../features/composer/composer-feature.ts";
import { connectionFeature } from "../features/connection/connection-feature.ts";
import { draftsFeature } from "../features/drafts/drafts-feature.ts";
import { editorsFeature } from "../features/editors/editors-feature.ts";
import { foldersFeature } from "../features/folders/folders-feature.ts";
import { newChatFeature } from "../features/new-chat/new-chat-feature.ts";
import { noticesFeature } from "../features/notices/notices-feature.ts";
import { permissionFeature } from "../features/permission/permission-feature.ts";
import { queueFeature } from "../features/queue/queue-feature.ts";
import { searchFeature } from "../features/search/search-feature.ts";
import { sessionsFeature } from "../features/sessions/sessions-feature.ts";
import { storageFeature } from "../features/storage/storage-feature.ts";
import { tabsFeature } from "../features/tabs/tabs-feature.ts";
import { transferFeature } from "../features/transfer/transfer-feature.ts";
import { trashFeature } from "../features/trash/trash-feature.ts";
import { allFeatures } from "./feature.ts";

/**
 * All features. What they add to one place stands there in this order. Tabs go first when something is forgotten, since
 * an open chat still writes; uploads go before the drafts that they belong to.
 */
export const features = allFeatures([
	connectionFeature,
	tabsFeature,
	transferFeature,
	trashFeature,
	storageFeature,
	noticesFeature,
	permissionFeature,
	foldersFeature,
	queueFeature,
	attachmentsFeature,
	draftsFeature,
	agentsFeature,
	editorsFeature,
	sessionsFeature,
	searchFeature,
	newChatFeature,
	composerFeature,
]);
