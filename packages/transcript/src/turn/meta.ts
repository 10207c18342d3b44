type WithMeta = { readonly meta?: Readonly<Record<string, unknown>> };

/** What an agent added for programs, first and later: fields add up, and the newest value of each counts. */
export const mergeMeta = (
	first: WithMeta | undefined,
	second: WithMeta,
): { readonly meta?: Record<string, unknown> } =>
	first?.meta === undefined && second.meta === undefined ? {} : { meta: { ...first?.meta, ...second.meta } };
