// Written by "npm run generate" from the schemas beside it. Do not edit.
export type Problem = { readonly instancePath: string; readonly message?: string };
export type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly Problem[] | null };
export declare const validators: Readonly<Record<string, Validator>>;
