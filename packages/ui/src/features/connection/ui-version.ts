declare const parleyVersion: string;

/** Written into the bundle when it is built. */
export const uiVersion: string = parleyVersion;
