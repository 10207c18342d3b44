import { say } from "@parley/words/spoken";
import type { EndChange } from "./end-changes.ts";

export const endWords = (change: EndChange): string => {
	switch (change.type) {
		case "endings":
			return say("diff.lineEndings", { from: change.from, to: change.to });
		case "lastNewline":
			return say(change.change === "added" ? "diff.newlineAdded" : "diff.newlineRemoved");
	}
};
