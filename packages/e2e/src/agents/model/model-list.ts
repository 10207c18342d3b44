/** What the model answers when it is asked which models there are. */
export const models = ["scripted", "scripted-mini"] as const;

/** In the words of every provider at once. */
export const modelList = (): unknown => ({
	...{ object: "list", has_more: false, first_id: models[0], last_id: models.at(-1) },
	data: models.map((id) => ({
		...{ id, object: "model", type: "model", display_name: id, created: 1, owned_by: "scripted" },
	})),
	models: models.map((id) => ({
		...{ name: `models/${id}`, displayName: id, supportedGenerationMethods: ["generateContent"] },
	})),
});
