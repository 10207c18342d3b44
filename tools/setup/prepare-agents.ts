import { ensureOpencode } from "./opencode.ts";

console.error(`Agent tests use ${ensureOpencode()}.`);
