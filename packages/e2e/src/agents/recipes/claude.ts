import process from "node:process";
import type { Recipe } from "./recipe.ts";

export const claude: Recipe = {
	name: "claude",
	plans: "never",
	thinks: true,
	tellsOutput: true,
	command: ({ program }) => ({ command: process.execPath, args: [program] }),
	env: ({ model }) => ({
		...{ ANTHROPIC_BASE_URL: model, ANTHROPIC_API_KEY: "scripted" },
		CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
		// It refuses to work for root elsewhere.
		...(process.getuid?.() === 0 ? { IS_SANDBOX: "1" } : {}),
	}),
	files: () => ({}),
};
