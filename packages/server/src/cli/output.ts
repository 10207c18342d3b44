/** Where a command writes. Standard output is for what a script would read; everything for people goes to standard error. */
export type Output = { readonly result: (line: string) => void; readonly say: (line: string) => void };

export const processOutput: Output = {
	result: (line) => void process.stdout.write(`${line}\n`),
	say: (line) => void process.stderr.write(`${line}\n`),
};
