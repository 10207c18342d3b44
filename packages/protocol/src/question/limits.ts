/** The most characters in a field's value. */
export const maxFieldText = 100_000;

/** What a form may hold. A bigger one cannot be shown, only declined. */
export const formLimits = { fields: 100, options: 1000, characters: 200_000 };
