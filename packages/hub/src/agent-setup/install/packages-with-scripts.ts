import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isFields } from "@parley/base/guards/fields";

const maxNames = 20;

/** The packages in a folder that have install scripts, as npm lists them. Empty if there is no such list: it is only a hint. */
export const packagesWithScripts = async (folder: string): Promise<readonly string[]> => {
	const text = await readFile(join(folder, "node_modules", ".package-lock.json"), "utf8").catch(() => "{}");
	return namesWithScripts(text);
};

export const namesWithScripts = (lock: string): readonly string[] => {
	const { packages } = readFields(lock);
	if (!isFields(packages)) return [];
	return Object.entries(packages)
		.filter(([, each]) => isFields(each) && each["hasInstallScript"] === true)
		.map(([path]) => path.replace(/^.*node_modules\//, ""))
		.slice(0, maxNames);
};

const readFields = (text: string): Readonly<Record<string, unknown>> => {
	try {
		const value: unknown = JSON.parse(text);
		return isFields(value) ? value : {};
	} catch (error) {
		if (error instanceof SyntaxError) return {};
		throw error;
	}
};
