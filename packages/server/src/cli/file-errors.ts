import { dirname, resolve } from "node:path";
import { reasonOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** The file of an export cannot be written; nothing is left of it. */
export class ExportFileError extends WordedError {
	override readonly name = "ExportFileError";
	constructor(path: string, cause: unknown) {
		super(whyNotWritten(path, cause), { cause });
	}
}

/** A file to import cannot be read. */
export class ImportFileError extends WordedError {
	override readonly name = "ImportFileError";
	constructor(cause: unknown) {
		super(whyNotRead(cause), { cause });
	}
}

/** Does something with the file of an export. What the hub refuses is passed through. */
export const whileWriting = async <Value>(path: string, work: () => Promise<Value>): Promise<Value> => {
	try {
		return await work();
	} catch (error) {
		throw isSystemError(error) ? new ExportFileError(path, error) : error;
	}
};

/** Does something with a file to import. What the hub refuses is passed through. */
export const whileReading = async <Value>(work: () => Promise<Value>): Promise<Value> => {
	try {
		return await work();
	} catch (error) {
		throw isSystemError(error) ? new ImportFileError(error) : error;
	}
};

/** Whether the operating system refused something. */
const isSystemError = (error: unknown): boolean =>
	error instanceof Error && "syscall" in error && codeOf(error) !== undefined;

const codeOf = (error: unknown): string | undefined => {
	const { code }: { code?: unknown } = Object(error);
	return typeof code === "string" ? code : undefined;
};

/** Names the folder, since the file under way has a temporary name that says nothing to the user. */
const whyNotWritten = (path: string, cause: unknown): Wording => {
	const folder = dirname(resolve(path));
	switch (codeOf(cause)) {
		case "ENOENT":
			return wording("cli.exportFolderMissing", { folder });
		case "ENOTDIR":
			return wording("cli.exportNotAFolder", { folder });
		case "EACCES":
		case "EPERM":
			return wording("cli.exportForbidden", { folder });
		case "EROFS":
			return wording("cli.exportReadOnly", { folder });
		case "ENOSPC":
		case "EDQUOT":
			return wording("cli.exportFull", { folder });
		default:
			return wording("cli.exportUnwritable", { file: path, reason: reasonOf(cause) });
	}
};

const whyNotRead = (cause: unknown): Wording => {
	switch (codeOf(cause)) {
		case "ENOENT":
		case "ENOTDIR":
			return wording("cli.importMissing");
		case "EISDIR":
			return wording("cli.importIsFolder");
		case "EACCES":
		case "EPERM":
			return wording("cli.importForbidden");
		default:
			return wording("cli.importUnreadable", { reason: reasonOf(cause) });
	}
};
