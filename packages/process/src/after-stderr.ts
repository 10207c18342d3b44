import { Transform } from "node:stream";

/**
 * Hands stdout on only after the stderr that was written before it: they are two pipes, and the operating system does not say which was
 * written first. What was written before a chunk of stdout is in its pipe when the chunk is read, so the next poll of the event loop
 * reads it.
 */
export const afterStderr = (): Transform =>
	new Transform({
		transform: (chunk: Buffer, _, done) => {
			// The first immediate runs before the next poll, the second after it.
			setImmediate(() => setImmediate(done, null, chunk));
		},
	});
