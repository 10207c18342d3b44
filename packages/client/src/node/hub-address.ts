import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { messageOf } from "@parley/base/errors/message-of";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** The file that a running hub writes beside its store so that hosts find it. */
export type HubFile = {
	readonly pid: number;
	readonly socket: string;
	readonly version: string;
	readonly epoch: string;
	readonly startedAt: number;
	/** When its process started, in the system's own format: with the pid it names the process. Hubs before it do not say. */
	readonly started?: string;
};

export interface HubAddress extends HubFile {
	readonly token: string;
}

export type AddressReading =
	| { readonly state: "found"; readonly address: HubAddress }
	/** There is no address, or no valid one. */
	| { readonly state: "absent"; readonly reason: string }
	/** There may be one, but this user cannot read it. */
	| { readonly state: "unreadable"; readonly reason: string };

export const hubFileName = "hub.json";
export const tokenFileName = "token";

/** Reads the address that a data folder's hub has written. The hub may be dead by now. */
export const readHubAddress = async (dataFolder: string): Promise<AddressReading> => {
	const [hubFile, tokenFile] = [join(dataFolder, hubFileName), join(dataFolder, tokenFileName)];
	try {
		const [text, secret] = await Promise.all([readFile(hubFile, "utf8"), readFile(tokenFile, "utf8")]);
		const file = parse(text);
		const token = secret.trim();
		if (file === undefined) return absent(wording("hubStart.noAddress", { file: hubFile }));
		if (token === "") return absent(wording("hubStart.noToken", { file: tokenFile }));
		return { state: "found", address: { ...file, token } };
	} catch (error) {
		const reason = messageOf(error);
		return { state: isMissing(error) ? "absent" : "unreadable", reason };
	}
};

const absent = (why: Wording): AddressReading => ({ state: "absent", reason: inEnglish(why) });

const parse = (text: string): HubFile | undefined => {
	try {
		const data: unknown = JSON.parse(text);
		return isHubFile(data) ? data : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};

type Loose = { readonly [Key in keyof HubFile]?: unknown };

const isHubFile = (data: unknown): data is HubFile => {
	if (typeof data !== "object" || data === null) return false;
	const { pid, socket, version, epoch, startedAt, started }: Loose = data;
	return (
		(started === undefined || typeof started === "string") &&
		typeof pid === "number" &&
		Number.isSafeInteger(pid) &&
		pid > 0 &&
		typeof startedAt === "number" &&
		[socket, version, epoch].every((text) => typeof text === "string" && text !== "")
	);
};

const isMissing = (error: unknown): boolean => {
	const code = codeOf(error);
	return code === "ENOENT" || code === "ENOTDIR";
};
