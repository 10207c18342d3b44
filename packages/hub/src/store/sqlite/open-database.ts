import { existsSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { NoStoreError } from "../store-errors.ts";
import { LogDatabase } from "./database.ts";
import { finishSalvage, salvageStore } from "./salvage/salvage-store.ts";
import { isCorrupt, sqliteCodeOf, sqliteCodes } from "./sqlite-code.ts";

/** The path of the marker for a possibly damaged store. */
export const suspicion = (path: string): string => `${path}.suspect`;

/** Records that a damaged page was found, so that the next start checks the whole file. */
export const markSuspect = (path: string): void => {
	try {
		writeFileSync(suspicion(path), "");
	} catch {
		// The reader of the page gets the error anyway, and the next reader tries this again.
	}
};

/** Opens a store. The readable content of a damaged one is salvaged into a new one. */
export const openDatabase = (path: string, now = new Date()): LogDatabase => {
	finishSalvage(path);
	if (!existsSync(suspicion(path)) || isWhole(path)) {
		const database = tryToOpen(path);
		if (database !== undefined) {
			rmSync(suspicion(path), { force: true });
			return database;
		}
	}
	salvageStore(path, now);
	rmSync(suspicion(path), { force: true });
	return new LogDatabase(path);
};

/** Undefined if its file is damaged. */
const tryToOpen = (path: string): LogDatabase | undefined => {
	let database: LogDatabase | undefined;
	try {
		database = new LogDatabase(path);
		database.sessions();
		return database;
	} catch (error) {
		if (database?.isOpen) database.close();
		if (sqliteCodeOf(error) === sqliteCodes.notADatabase) throw new NoStoreError(path, error);
		if (isCorrupt(error)) return undefined;
		throw error;
	}
};

const isWhole = (path: string): boolean => {
	if (!existsSync(path)) return true;
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		return database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"] === "ok";
	} catch (error) {
		if (isCorrupt(error)) return false;
		throw error;
	} finally {
		database.close();
	}
};
