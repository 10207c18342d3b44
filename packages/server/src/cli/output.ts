/** Where a command writes. Standard output is for what a script would read; messages for people go to standard error. */
export type Output = { readonly result: (line: string) => void; readonly say: (line: string) => void };

/** Also writes raw data, for a file sent to standard output. */
export type RawOutput = Output & {
	readonly raw: (chunk: Uint8Array) => Promise<void>;
	/** Whether a person reads standard output. */
	readonly isTerminal: boolean;
};

export const processOutput: RawOutput = {
	isTerminal: process.stdout.isTTY === true,
	raw: (chunk) =>
		new Promise((resolve, reject) => {
			process.stdout.write(chunk, (error) => (error == null ? resolve() : reject(error)));
		}),
	result: (line) => void process.stdout.write(`${line}\n`),
	say: (line) => void process.stderr.write(`${line}\n`),
};
