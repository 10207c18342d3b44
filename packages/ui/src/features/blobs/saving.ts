import { say } from "@parley/words/spoken";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { hasCode } from "../../shared/failure-text.ts";
import type { BlobToSave } from "../../shared/file-saver.ts";
import { blobFailureWords } from "./failure-words.ts";
import type { Transfer } from "./transfer.ts";

/** Saves a blob. Progress shows at the button; a failure is also reported once the button is gone. */
export const createSaving = (transfer: Transfer, file: () => BlobToSave): (() => void) => {
	const { saver, notices } = useApp();
	const announcer = useAnnouncer();
	const save = async (signal: AbortSignal, onProgress: (bytes: number) => void) => {
		const wanted = file();
		try {
			const saved = await saver.saveBlob(wanted, { signal, onProgress });
			if (saved === undefined) return undefined;
			announcer.say(say("blob.savedFile", { name: saved.name }));
			return saved.name === wanted.name ? say("blob.saved") : say("blob.savedAs", { name: saved.name });
		} catch (error) {
			if (hasCode(error, "cancelled")) return undefined;
			if (saver.isElsewhere && signal.aborted)
				notices.add(say("blob.notSaved", { name: wanted.name, reason: blobFailureWords(error) }));
			throw error;
		}
	};
	return () => transfer.begin(save, saver.isElsewhere ? "elsewhere" : "here");
};
