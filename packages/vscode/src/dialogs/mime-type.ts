const types: Readonly<Record<string, string>> = {
	".css": "text/css",
	".csv": "text/csv",
	".gif": "image/gif",
	".html": "text/html",
	".jpeg": "image/jpeg",
	".jpg": "image/jpeg",
	".json": "application/json",
	".md": "text/markdown",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".webp": "image/webp",
	".zip": "application/zip",
};

const texts =
	/^\.(?:txt|log|[cm]?[jt]sx?|py|rs|go|java|kt|c|h|cc|cpp|hpp|cs|rb|php|sh|sql|toml|ya?ml|xml|ini|diff|patch)$/;

/** The type of a file by its extension, as far as agents distinguish types. */
export const mimeTypeOf = (ending: string): string => {
	const known = ending.toLowerCase();
	return types[known] ?? (texts.test(known) ? "text/plain" : "application/octet-stream");
};
