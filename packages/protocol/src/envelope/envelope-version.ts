/** The version every message carries. Within it fields are only added; a breaking change raises it. */
export const envelopeVersion = 1;
