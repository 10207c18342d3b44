import type { HubConnection } from "@parley/client/core/hub-connection";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import { sizeWording } from "@parley/words/size-wording";
import { say } from "@parley/words/spoken";
import type { Output } from "./output.ts";

/** Deletes everything once the user confirms. */
export const forgetEverything = async (
	hub: Pick<HubConnection, "request">,
	yes: boolean,
	output: Output,
): Promise<number> => {
	if (!yes) {
		const { counts, parts } = await hub.request("hub.storage", {});
		const bytes = Object.values(parts).reduce((sum, size) => sum + size, 0);
		output.say(say("cli.wouldForget", { count: counts.sessions + counts.deleted, size: sizeWording(bytes) }));
		return 1;
	}
	const gone = await hub.request("hub.forget", { confirm: forgetWords });
	output.result(
		say("cli.forgotten", {
			chats: say("cli.chats", { count: gone.sessions + gone.deleted }),
			drafts: say("cli.drafts", { count: gone.drafts }),
			folders: say("cli.folders", { count: gone.folders }),
			logFiles: say("cli.logFiles", { count: gone.logFiles }),
			size: sizeWording(gone.bytes),
		}),
	);
	if (gone.held) output.say(say("cli.held"));
	output.say(say("cli.forgetKept"));
	return gone.held ? 1 : 0;
};
