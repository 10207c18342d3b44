import { expect, test } from "vitest";
import { defaultDataFolder } from "./data-folder.ts";

test.each([
	["linux", {}, "/h/.local/share/parley"],
	["linux", { XDG_DATA_HOME: "/data" }, "/data/parley"],
	["linux", { XDG_DATA_HOME: "relative" }, "/h/.local/share/parley"],
	["linux", { XDG_DATA_HOME: "" }, "/h/.local/share/parley"],
	["darwin", { XDG_DATA_HOME: "/data" }, "/h/Library/Application Support/Parley"],
	["win32", { LOCALAPPDATA: "C:\\Local" }, "C:\\Local\\Parley"],
	["win32", {}, "\\h\\AppData\\Local\\Parley"],
	["linux", { PARLEY_DATA: "/elsewhere" }, "/elsewhere"],
	["linux", { PARLEY_DATA: "relative" }, "/h/.local/share/parley"],
])("[ground] on %s with %o the data folder is %s", (platform, env, folder) => {
	expect(defaultDataFolder({ platform, env, home: "/h" })).toBe(folder);
});

test("[ground] by default it finds a folder on this machine", () => {
	expect(defaultDataFolder()).toMatch(/parley$/i);
});
