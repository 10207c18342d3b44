import type { IncomingMessage } from "node:http";
import { wording } from "@parley/words/wording";
import { HttpFailure } from "./http-failure.ts";

export const maxBodyBytes = 1024 * 1024;

/** Reads a request's body as text. It never buffers more than the limit, whatever the headers claim. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
	const tooLarge = new HttpFailure(413, wording("httpRefusal.tooLarge", { limit: maxBodyBytes }));
	if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) throw tooLarge;
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request) {
		const buffer = Buffer.from(chunk);
		bytes += buffer.length;
		if (bytes > maxBodyBytes) throw tooLarge;
		chunks.push(buffer);
	}
	return Buffer.concat(chunks).toString("utf8");
};
