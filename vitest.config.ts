import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/order/longest-first.ts";
import { findChromium } from "./tools/setup/chromium.ts";

// Tests start hundreds of processes and threads from source. What one has compiled the others need not compile again.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/parley-compiled");

const chromium = findChromium();
if (chromium !== undefined) process.env["CHROMIUM"] = chromium;

const browserTests = "packages/ui/src/**/*.browser.test.ts";
const faultTests = ["packages/e2e/src/faults/**/*.test.ts", "packages/e2e/src/fuzz/**/*.test.ts"];
/** Tests with real agents, which run on demand. */
const agentTests = "packages/e2e/src/agents/**/*.test.ts";
/** Those of them that always run, with one agent. */
const firstAgentTests = ["packages/e2e/src/agents/work.test.ts", "packages/e2e/src/agents/memory.test.ts"];
/** Tests of what was built, packed or installed. */
const wholeTests = ["packages/e2e/src/**/*.test.ts", "tools/**/*.e2e.test.ts"];
const common = { expect: { requireAssertions: true } };

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					...common,
					name: "unit",
					include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts"],
					exclude: [browserTests, ...wholeTests],
					testTimeout: 20_000,
					hookTimeout: 20_000,
				},
			},
			{
				test: {
					...common,
					name: "browser",
					include: [browserTests],
					globalSetup: "packages/ui/src/testing/browser-setup.ts",
					testTimeout: 40_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "e2e",
					include: wholeTests,
					exclude: [...faultTests, agentTests],
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "agents",
					include: [agentTests],
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "opencode",
					include: firstAgentTests,
					env: { PARLEY_AGENTS: "opencode" },
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "faults",
					include: faultTests,
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
