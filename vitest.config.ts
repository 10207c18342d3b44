import { defineConfig } from "vitest/config";

const browserTests = "packages/ui/src/**/*.browser.test.ts";
const faultTests = ["packages/e2e/src/faults/**/*.test.ts", "packages/e2e/src/fuzz/**/*.test.ts"];
const common = { expect: { requireAssertions: true } };

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...common,
					name: "unit",
					include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts"],
					exclude: [browserTests, "packages/e2e/**"],
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
					include: ["packages/e2e/src/**/*.test.ts"],
					exclude: faultTests,
					testTimeout: 60_000,
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
