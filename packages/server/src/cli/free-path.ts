import { stat } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** An unused path: numbered if the given one is taken. */
export const freePath = async (path: string): Promise<string> => {
	const { name, ext } = parse(path);
	for (let number = 2, candidate = path; ; number += 1) {
		const isTaken = await stat(candidate).then(
			() => true,
			() => false,
		);
		if (!isTaken) return candidate;
		candidate = join(dirname(path), `${name}-${number}${ext}`);
	}
};
