import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The script of a panel could not be fetched: the hub is gone, or an update has replaced its files. */
export class PanelNotLoadedError extends WordedError {
	override readonly name = "PanelNotLoadedError";
	constructor(cause: unknown) {
		super(wording("panel.notLoaded"), { cause });
	}
}
