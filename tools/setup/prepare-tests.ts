import { ensureAgent } from "./agent-under-test.ts";
import { ensureChromium } from "./chromium.ts";
import { ensureCodeServer } from "./code-server.ts";
import { bundleFloor, sourceFloor } from "./floor.ts";

console.error(`Browser tests use ${ensureChromium()}.`);
console.error(`Editor tests use ${ensureCodeServer()}.`);
console.error(`Agent tests use ${ensureAgent("opencode")}.`);
console.error(`The hub's bundle is run by ${bundleFloor.node()} and checked with ${bundleFloor.typeRoot()}.`);
console.error(`The sources are run by ${sourceFloor.node()} and checked with ${sourceFloor.typeRoot()}.`);
