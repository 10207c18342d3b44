import { type Static, Type } from "typebox";

export const PromptResult = Type.Object({ stopReason: Type.String() });

export type PromptResult = Static<typeof PromptResult>;
