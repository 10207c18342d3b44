import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { isFields } from "@parley/base/guards/fields";
import { type Wording, wording } from "@parley/words/wording";
import { isWithin } from "../hosts/is-within.ts";
import { withoutComments } from "./json-with-comments.ts";
import { readServers } from "./read-definition.ts";
import type { ConfiguredServer } from "./server-definition.ts";

/** The files of a workspace that configure MCP servers, and under which name. */
const files = [
	{ file: ".mcp.json", field: "mcpServers" },
	{ file: ".vscode/mcp.json", field: "servers" },
] as const;

const maxBytes = 256 * 1024;

export type WorkspaceServer = ConfiguredServer & { readonly file: string };

export type WorkspaceServers = {
	readonly servers: readonly WorkspaceServer[];
	readonly problems: readonly { readonly file: string; readonly problem: Wording }[];
};

/** Reads what a workspace configures. Its files are hostile: bounded, inside the folder, and nothing in them is run. */
export const readWorkspaceServers = async (folder: string): Promise<WorkspaceServers> => {
	const servers = new Map<string, WorkspaceServer>();
	const problems: { file: string; problem: Wording }[] = [];
	for (const { file, field } of files) {
		const read = await readFields(folder, file);
		if (read === undefined) continue;
		const found = "problem" in read ? undefined : (read.fields[field] ?? {});
		if ("problem" in read) problems.push({ file, problem: read.problem });
		else if (!isFields(found)) problems.push({ file, problem: wording("mcpProblem.badFile", { field }) });
		else {
			// The first file wins: a server of the same name in the other one could not be told apart.
			for (const server of readServers(found, { safe: false }))
				if (!servers.has(server.name)) servers.set(server.name, { ...server, file });
		}
	}
	return { servers: [...servers.values()], problems };
};

type Read = { readonly fields: Readonly<Record<string, unknown>> } | { readonly problem: Wording };

/** Undefined if there is no such file. */
const readFields = async (folder: string, file: string): Promise<Read | undefined> => {
	try {
		const text = await readInside(folder, file);
		if (typeof text !== "string") return { problem: text };
		const fields: unknown = JSON.parse(withoutComments(text));
		return isFields(fields) ? { fields } : { problem: wording("mcpProblem.fileNotAnObject") };
	} catch (error) {
		if (error instanceof SyntaxError) return { problem: wording("mcpProblem.fileNotJson") };
		const code = codeOf(error);
		if (code === "ENOENT" || code === "ENOTDIR") return undefined;
		return { problem: wording("mcpProblem.fileUnreadable", { reason: code ?? "?" }) };
	}
};

/** A link may lead elsewhere in the folder, and nowhere else. Opening does not wait for a pipe, and follows no link put there meanwhile. */
const readInside = async (folder: string, file: string): Promise<string | Wording> => {
	const real = await realpath(join(folder, file));
	if (!isWithin(await realpath(folder), real)) return wording("mcpProblem.fileOutside");
	const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	try {
		const found = await handle.stat();
		if (!found.isFile()) return wording("mcpProblem.fileNotAFile");
		const buffer = Buffer.alloc(maxBytes + 1);
		const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
		if (bytesRead > maxBytes) return wording("mcpProblem.fileTooLong", { limit: maxBytes / 1024 });
		return buffer.toString("utf8", 0, bytesRead);
	} finally {
		await handle.close();
	}
};
