/** The package's version; a test holds the two together. */
export const version = "0.1.0";
