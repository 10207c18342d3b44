import { models } from "../model/model-list.ts";
import type { Recipe } from "./recipe.ts";

export const goose: Recipe = {
	name: "goose",
	plans: "tool",
	thinks: true,
	tellsOutput: true,
	command: ({ program }) => ({ command: program, args: ["acp"] }),
	env: ({ model }) => ({ OPENAI_HOST: model, OPENAI_API_KEY: "scripted", GOOSE_DISABLE_KEYRING: "1" }),
	files: () => ({
		"config/goose/config.yaml": `GOOSE_PROVIDER: openai\nGOOSE_MODEL: ${models[0]}\nGOOSE_MODE: approve\n`,
	}),
};
