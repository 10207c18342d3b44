import type { Plugin } from "vite";

/** Everything the page imports statically, so that it becomes one script and the panels fetched later import that. */
export const onePage = (): Plugin => {
	const loaded = new Set<string>();
	return {
		name: "one-page",
		apply: "build",
		config: () => ({
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [{ name: "index", test: (id: string) => loaded.has(id) }],
						},
					},
				},
			},
		}),
		buildEnd() {
			const follow = (id: string): void => {
				if (loaded.has(id)) return;
				loaded.add(id);
				for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
			};
			for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry === true) follow(id);
		},
	};
};
