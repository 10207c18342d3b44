declare const parleyBuild: { readonly version: string; readonly id: string };

/** Written into the bundle when it is made: the version of everything in it, and a name for exactly this hub and UI. */
export const hubBuild: { readonly version: string; readonly id: string } = parleyBuild;
