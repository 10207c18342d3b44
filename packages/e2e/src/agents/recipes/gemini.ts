import process from "node:process";
import type { Recipe } from "./recipe.ts";

export const gemini: Recipe = {
	name: "gemini",
	plans: "tool",
	thinks: true,
	tellsOutput: false,
	command: ({ program }) => ({ command: process.execPath, args: [program, "--acp"] }),
	env: ({ model }) => ({
		...{ GEMINI_API_KEY: "scripted", GOOGLE_GEMINI_BASE_URL: model, GEMINI_MODEL: "gemini-2.5-flash" },
	}),
	files: () => ({
		".gemini/settings.json": JSON.stringify({
			security: { auth: { selectedType: "gemini-api-key" } },
			privacy: { usageStatisticsEnabled: false },
			general: { enableAutoUpdate: false },
		}),
	}),
};
