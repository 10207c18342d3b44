declare const parleyBuild: { readonly version: string; readonly id: string };

/** Set by the bundler: the version, and an id for exactly this build of hub and UI. */
export const hubBuild: { readonly version: string; readonly id: string } = parleyBuild;
