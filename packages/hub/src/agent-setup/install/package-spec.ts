const namePart = "[a-z0-9~][a-z0-9._~-]*";
const spec = new RegExp(`^(@${namePart}/)?${namePart}(@[\\w.+~^-]+)?$`, "i");

/** Whether a text names a package of npm's registry, with or without a version: neither an option nor a file, folder or address. */
export const isPackageSpec = (text: string): boolean => text.length <= 250 && spec.test(text);

/** The name without the version. */
export const packageName = (text: string): string => text.replace(/(?<=.)@[^@/]*$/, "");

/** With an explicit version, so that the command says what it fetches. */
export const withVersion = (text: string): string => (packageName(text) === text ? `${text}@latest` : text);
