/** A name from elsewhere as one that every system takes: no folders, nothing that only some of them allow. */
export const safeName = (name: string): string => {
	const plain = nameOf(name.replaceAll("\\", "/"))
		.replaceAll(/[\p{Control}:*?"<>|]/gu, "-")
		.replaceAll(/[. ]+$/g, "")
		.trim();
	return [...plain].slice(-maxLength).join("") || "file";
};

/** Leaves room for what a person or a system adds; of a longer name the end says what it is. */
const maxLength = 150;

/** The last part of a path. */
export const nameOf = (path: string): string => path.split("/").at(-1) ?? "";
