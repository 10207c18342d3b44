import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { say } from "@parley/words/spoken";
import { type ProgressHandle, withLateProgress } from "./late-progress.ts";
import { openPlace, type SavePlace, type SavePlaces, type SaveRequest } from "./save-places.ts";
import type { SaveTarget } from "./save-target.ts";
import { intoTarget, writeBlobTo, writeExportTo } from "./write-file.ts";

const kindOf = (format: ArchiveFormat): Required<SaveRequest>["kind"] => {
	switch (format) {
		case "markdown":
			return { words: say("editorWindow.markdown"), ending: "md" };
		case "jsonl":
			return { words: say("editorWindow.jsonLines"), ending: "jsonl" };
	}
};

/** Plain files get the system's default mode; a user's chats are private. */
const modes = { plain: 0o666, own: 0o600 };

/** Lets the user save a blob. */
export const saveBlob = async (
	{ name, blob, size }: Params<"host.saveBlob">,
	hub: HubConnection,
	places: SavePlaces,
): Promise<Result<"host.saveBlob">> => {
	const place = await places.ask({ name });
	if (place === undefined) return {};
	await write(place, modes.plain, (target, handle) => writeBlobTo(target, hub, { blob, size }, handle));
	return { saved: { name: place.name, path: place.path } };
};

/** Lets the user save chats as one file. */
export const saveExport = async (
	{ name, ...wanted }: Params<"host.saveExport">,
	hub: HubConnection,
	places: SavePlaces,
): Promise<Result<"host.saveExport">> => {
	const place = await places.ask({ name, kind: kindOf(wanted.format) });
	if (place === undefined) return {};
	const { hidden } = await write(place, modes.own, (target, handle) =>
		writeExportTo(target, hub, wanted, handle),
	);
	return { saved: { name: place.name, path: place.path, hidden } };
};

const write = <Value>(
	place: SavePlace,
	mode: number,
	work: (target: SaveTarget, handle: ProgressHandle) => Promise<Value>,
): Promise<Value> =>
	withLateProgress(say("editorWindow.saving", { name: place.name }), (handle) =>
		intoTarget(
			place.name,
			() => openPlace(place, mode),
			(target) => work(target, handle),
		),
	);
