declare const parleyVersion: string;

/** Written into the bundle at build time. */
export const uiVersion: string = parleyVersion;
