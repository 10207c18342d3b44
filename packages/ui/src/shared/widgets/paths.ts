/** The last part of a POSIX or Windows path, for places too narrow for all of it. */
export const baseName = (path: string): string => {
	const parts = path.split(/[/\\]/).filter((part) => part !== "");
	return parts.at(-1) ?? path;
};

/** A path relative to a folder, if it lies in it. */
export const relativeTo = (folder: string, path: string): string => {
	const rest = folder === "" || !path.startsWith(folder) ? undefined : path.slice(folder.length);
	return rest !== undefined && /^[/\\]./.test(rest) ? rest.slice(1) : path;
};
