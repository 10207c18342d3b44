import { resolve } from "node:path";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { exportAllName, exportName } from "@parley/client/core/transfer/export-name";
import { exportSessions } from "@parley/client/core/transfer/export-sessions";
import { AtomicFile } from "@parley/client/node/atomic-file";
import { say } from "@parley/words/spoken";
import type { ExportCommand } from "./command-line.ts";
import { whileWriting } from "./file-errors.ts";
import { allSessions, findSession } from "./find-session.ts";
import { freePath } from "./free-path.ts";
import type { RawOutput } from "./output.ts";

/** Writes one chat or all chats to a file or to standard output: whole or not at all. */
export const runExport = async (
	hub: Pick<HubConnection, "request">,
	{ session: name, format, output: target }: ExportCommand,
	output: RawOutput,
): Promise<number> => {
	const all = await allSessions(hub);
	const [chosen] = name === undefined ? [] : [findSession(all, name)];
	const sessions = chosen === undefined ? all : [chosen];
	if (sessions.length === 0) {
		output.say(say("cli.nothingToExport"));
		return 1;
	}
	const path = target === "-" ? undefined : (target ?? (await defaultPath(chosen, format)));
	await using file =
		path === undefined
			? await AtomicFile.begin()
			: await whileWriting(path, () => AtomicFile.begin(resolve(path)));
	const sessionIds = sessions.map(({ sessionId }) => sessionId);
	const { hidden } = await exportSessions(hub, { sessionIds, format }, file);
	if (path === undefined) for await (const piece of file.pieces()) await output.raw(piece);
	else {
		await whileWriting(path, () => file.finish());
		output.result(path);
	}
	output.say(say("cli.exported", { count: sessions.length }));
	if (hidden > 0) output.say(say("cli.secretsLeftOut", { count: hidden }));
	return 0;
};

const defaultPath = (
	chosen: { readonly title: string; readonly sessionId: string } | undefined,
	format: ExportCommand["format"],
): Promise<string> =>
	freePath(
		chosen === undefined
			? exportAllName(new Date(), format)
			: exportName(chosen.title, chosen.sessionId, format),
	);
