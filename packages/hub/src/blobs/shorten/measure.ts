/** Real data is not nested deeper, and deeper values would exhaust the stack of any recursive walk. */
const maxDepth = 64;

/** The approximate length of a value as JSON, without serializing it; infinite if it exceeds the limit or is too deep. */
export const measure = (value: unknown, limit: number): number => {
	let characters = 0;
	const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		characters += typeof next.value === "string" ? next.value.length : 4;
		if (characters > limit || next.depth > maxDepth) return Number.POSITIVE_INFINITY;
		if (typeof next.value !== "object" || next.value === null) continue;
		for (const [key, each] of Object.entries(next.value)) {
			characters += key.length;
			waiting.push({ value: each, depth: next.depth + 1 });
		}
	}
	return characters;
};
