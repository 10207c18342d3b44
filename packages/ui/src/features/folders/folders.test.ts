import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Folder } from "@parley/protocol/folder/methods";
import { expect, test } from "vitest";
import { Folders } from "./folders.ts";

const known: readonly Folder[] = [
	{ path: "/code/engine", name: "engine", trust: "trusted" },
	{ path: "/code/notes", name: "notes", trust: "unasked" },
];

const foldersOf = async (own: readonly string[]): Promise<Folders> => {
	const request = async (): Promise<never> => ({ folders: known }) as never;
	const folders = new Folders({ request } as unknown as HubConnection, () => own);
	await folders.load();
	return folders;
};

const paths = (folders: readonly Folder[]) => folders.map(({ path }) => path);

test("[ground] a window offers its own folders first, even those unknown to the hub", async () => {
	const folders = await foldersOf(["/code/new", "/code/notes"]);
	expect(paths(folders.choices())).toEqual(["/code/new", "/code/notes", "/code/engine"]);
	expect(folders.choices()[0]).toEqual({ path: "/code/new", name: "new", trust: "unasked" });
});

test("[E2.multiRoot] a new chat begins in the window's folder; a window with several must ask; a page uses the latest", async () => {
	expect((await foldersOf(["/code/notes"])).standard()?.path).toBe("/code/notes");
	expect((await foldersOf(["/code/notes", "/code/new"])).standard()).toBeUndefined();
	expect((await foldersOf([])).standard()?.path).toBe("/code/engine");
});

test("[E20.workspace] a window owns the chats in its folders, and a page owns all chats", async () => {
	expect((await foldersOf(["/code/notes"])).isOwn("/code/engine")).toBe(false);
	expect((await foldersOf(["/code/notes"])).isOwn("/code/notes")).toBe(true);
	expect((await foldersOf([])).isOwn("/code/engine")).toBe(true);
});

test("[C9.editor] a trust change by an editor is applied, and unknown folders are added", async () => {
	const folders = await foldersOf([]);
	folders.take({
		folders: [
			{ path: "/code/engine", name: "engine", trust: "untrusted", heldByEditor: true },
			{ path: "/code/new", name: "new", trust: "trusted" },
		],
	});
	expect(folders.find("/code/engine")).toMatchObject({ trust: "untrusted", heldByEditor: true });
	expect(paths(folders.known())).toEqual(["/code/engine", "/code/notes", "/code/new"]);
});
