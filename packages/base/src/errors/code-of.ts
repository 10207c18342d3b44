/** The code of a system error, such as ENOENT; undefined for anything else that can be thrown. */
export const codeOf = (error: unknown): string | undefined =>
	error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
