import { relative, sep } from "node:path";

/** Whether a path is a folder or inside it. Both are absolute and resolved. */
export const isWithin = (folder: string, path: string): boolean => {
	const way = relative(folder, path);
	return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !/^(?:[a-z]:|[\\/])/i.test(way));
};
