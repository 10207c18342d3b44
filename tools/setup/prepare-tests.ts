import { ensureChromium } from "./chromium.ts";

console.error(`Browser tests use ${ensureChromium()}.`);
