import { LogDatabase } from "./database.ts";

/** Opens a store. */
export const openDatabase = (path: string, _warn: (message: string) => void): LogDatabase =>
	new LogDatabase(path);
