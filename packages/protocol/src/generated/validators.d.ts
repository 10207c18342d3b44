// Written by "npm run generate" from the schemas beside it. Do not edit.
export type Problem = { readonly instancePath: string; readonly message?: string };
export type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly Problem[] | null };
export declare const envelopeValidators: Readonly<Record<string, Validator>>;
export declare const paramsValidators: Readonly<Record<string, Validator>>;
export declare const resultValidators: Readonly<Record<string, Validator>>;
export declare const topicValidators: Readonly<Record<string, Validator>>;
export declare const eventFrameValidator: Validator;
export declare const eventValidators: Readonly<Record<string, Validator>>;
export declare const archiveValidators: Readonly<Record<string, Validator>>;
