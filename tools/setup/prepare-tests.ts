import { ensureChromium } from "./chromium.ts";
import { ensureCodeServer } from "./code-server.ts";

console.error(`Browser tests use ${ensureChromium()}.`);
console.error(`Editor tests use ${ensureCodeServer()}.`);
