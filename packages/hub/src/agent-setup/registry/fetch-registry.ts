import { readFile, stat } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { reasonOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The registry could not be read from where it is. */
export class RegistryUnreadError extends WordedError {
	override readonly name = "RegistryUnreadError";
}

export type RegistryLimits = { readonly maxBytes: number; readonly timeoutMs: number };

const limits: RegistryLimits = { maxBytes: 8 * 1024 * 1024, timeoutMs: 15_000 };

/** Reads a registry from an https address or from a file. Redirects must stay with https. */
export const fetchRegistry = async (
	source: string,
	request: typeof fetch = fetch,
	{ maxBytes, timeoutMs }: RegistryLimits = limits,
): Promise<string> => {
	if (isAbsolute(source)) return readRegistryFile(source, maxBytes);
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const response = await follow(source, request, signal);
		if (!response.ok) {
			await response.body?.cancel();
			throw new RegistryUnreadError(
				wording("agentSetup.registryStatus", { source, status: String(response.status) }),
			);
		}
		return await readBounded(response, source, maxBytes);
	} catch (error) {
		if (error instanceof RegistryUnreadError) throw error;
		throw new RegistryUnreadError(
			wording("agentSetup.registryUnreachable", { source, reason: reasonOf(error) }),
			{ cause: error },
		);
	}
};

const maxRedirects = 5;

/** Every address on the way must be https, so the redirects are followed one by one. */
const follow = async (source: string, request: typeof fetch, signal: AbortSignal): Promise<Response> => {
	let address = source;
	for (let hops = 0; hops <= maxRedirects; hops += 1) {
		if (!URL.canParse(address) || new URL(address).protocol !== "https:")
			throw new RegistryUnreadError(wording("agentSetup.registryAddress", { source: address }));
		const headers = { accept: "application/json" };
		const response = await request(address, { signal, credentials: "omit", redirect: "manual", headers });
		const location =
			response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
		if (location === null) return response;
		await response.body?.cancel();
		address = URL.canParse(location, address) ? new URL(location, address).href : location;
	}
	throw new RegistryUnreadError(wording("agentSetup.registryRedirects", { source }));
};

const readRegistryFile = async (path: string, maxBytes: number): Promise<string> => {
	try {
		const { size } = await stat(path);
		if (size > maxBytes) throw tooLarge(path, maxBytes);
		return await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof RegistryUnreadError) throw error;
		throw new RegistryUnreadError(
			wording("agentSetup.registryUnreachable", { source: path, reason: reasonOf(error) }),
			{ cause: error },
		);
	}
};

const readBounded = async ({ body }: Response, source: string, maxBytes: number): Promise<string> => {
	const chunks: Uint8Array[] = [];
	let size = 0;
	if (body === null) return "";
	for await (const chunk of body) {
		size += chunk.byteLength;
		// Leaving the loop cancels the rest.
		if (size > maxBytes) throw tooLarge(source, maxBytes);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
};

const tooLarge = (source: string, maxBytes: number): RegistryUnreadError =>
	new RegistryUnreadError(
		wording("agentSetup.registryTooLarge", { source, limit: Math.round(maxBytes / 1024 / 1024) }),
	);
