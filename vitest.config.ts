import { defineConfig } from "vitest/config";

const browserTests = "packages/ui/src/**/*.browser.test.ts";
const faultTests = ["packages/e2e/src/faults/**/*.test.ts", "packages/e2e/src/fuzz/**/*.test.ts"];
/** Tests of what was built, packed or installed. */
const wholeTests = ["packages/e2e/src/**/*.test.ts", "tools/**/*.e2e.test.ts"];
const common = { expect: { requireAssertions: true } };

export default defineConfig({
	test: {
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
					testTimeout: 40_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "e2e",
					include: wholeTests,
					exclude: faultTests,
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
