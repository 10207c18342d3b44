/** Turns a foreign name into one valid on every system: no folders, no forbidden characters. */
export const safeName = (name: string): string => {
	const plain = nameOf(name.replaceAll("\\", "/"))
		.replaceAll(/[\p{Control}:*?"<>|]/gu, "-")
		.replaceAll(/[. ]+$/g, "")
		.trim();
	return [...plain].slice(-maxLength).join("") || "file";
};

/** Leaves room for suffixes that the user or the system adds. A longer name keeps its end, which has the extension. */
const maxLength = 150;

/** The last part of a path. */
export const nameOf = (path: string): string => path.split("/").at(-1) ?? "";
