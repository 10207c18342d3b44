import { byteSize } from "@parley/base/bytes/byte-size";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import { heldWords } from "@parley/protocol/hub/maintenance/held-words";
import type { Output } from "./output.ts";
import { count } from "./sizes.ts";

const kept =
	"Not deleted: what agents keep by themselves (their own sessions, settings and caches), the files they changed, " +
	"exported chats, Parley's config.json, and what browsers keep that are not open now.";

/** Deletes everything, if the user means it. */
export const forgetEverything = async (
	hub: Pick<HubConnection, "request">,
	yes: boolean,
	output: Output,
): Promise<number> => {
	if (!yes) {
		const { counts, parts } = await hub.request("hub.storage", {});
		const bytes = Object.values(parts).reduce((sum, size) => sum + size, 0);
		output.say(
			`This would delete ${count(counts.sessions + counts.deleted, "chat")} and all else that Parley keeps ` +
				`(${byteSize(bytes)}), for good. "parley export --all -f jsonl" makes a copy first. To delete, add --yes.`,
		);
		return 1;
	}
	const gone = await hub.request("hub.forget", { confirm: forgetWords });
	output.result(
		`Deleted: ${count(gone.sessions + gone.deleted, "chat")}, ${count(gone.drafts, "draft")}, ` +
			`${count(gone.folders, "folder")} with their trust, attachments, the search index, ` +
			`${count(gone.logFiles, "log file")}; ${byteSize(gone.bytes)} in all.`,
	);
	if (gone.held) output.say(heldWords);
	output.say(kept);
	return gone.held ? 1 : 0;
};
