import { models } from "../model/model-list.ts";
import type { Recipe } from "./recipe.ts";

export const opencode: Recipe = {
	name: "opencode",
	plans: "tool",
	thinks: true,
	tellsOutput: true,
	command: ({ program }) => ({ command: program, args: ["acp"] }),
	env: () => ({ OPENCODE_DISABLE_MODELS_FETCH: "1" }),
	files: ({ model }) => ({ "config/opencode/opencode.json": JSON.stringify(settings(`${model}/v1`)) }),
};

const settings = (baseURL: string): unknown => ({
	...{ model: `fake/${models[0]}`, small_model: `fake/${models[0]}`, enabled_providers: ["fake"] },
	...{ autoupdate: false, share: "disabled", permission: { edit: "ask", bash: "ask" } },
	provider: {
		fake: {
			npm: "@ai-sdk/openai-compatible",
			name: "Fake",
			options: { baseURL, apiKey: "none" },
			models: Object.fromEntries(models.map((name) => [name, { name, reasoning: true }])),
		},
	},
});
