import { ensureChromium } from "./chromium.ts";
import { ensureCodeServer } from "./code-server.ts";
import { floorNode, floorTypeRoot } from "./floor.ts";

console.error(`Browser tests use ${ensureChromium()}.`);
console.error(`Editor tests use ${ensureCodeServer()}.`);
console.error(`The hub's bundle is run by ${floorNode()} and checked with ${floorTypeRoot()}.`);
