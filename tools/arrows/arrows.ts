/** Where code can run. `pure` means anywhere: it assumes neither Node nor a browser nor an editor. */
export type Platform = "pure" | "browser" | "node" | "editor" | "any";

/** A package, or a folder of one that has stricter or looser rules than the rest. */
export type Area = {
	readonly path: string;
	readonly platform: Platform;
	/** Modules of other packages it may import: `name/**` is all of a package, `name/*` only its top folder. */
	readonly imports: readonly string[];
	/** The only npm packages it may import; without it, those its package.json declares. */
	readonly npm?: readonly string[];
};

/** The arrows between packages. The longest path that fits a file decides. */
export const areas: readonly Area[] = [
	{ path: "packages/base", platform: "pure", imports: [], npm: [] },
	{ path: "packages/words", platform: "pure", imports: ["base/**"] },
	{ path: "packages/protocol", platform: "pure", imports: ["base/**", "words/**"], npm: ["typebox"] },
	{ path: "packages/transcript", platform: "pure", imports: ["base/**", "words/**", "protocol/**"] },
	{ path: "packages/logging", platform: "pure", imports: [] },
	{ path: "packages/logging/src/sinks", platform: "node", imports: [] },
	{
		path: "packages/client",
		platform: "node",
		// Only a start time tells a hub that hangs from a program that got its pid.
		imports: ["base/**", "words/**", "protocol/**", "logging/**", "process/tree/system-table"],
	},
	{
		path: "packages/client/src/core",
		platform: "pure",
		imports: ["base/**", "words/**", "protocol/**", "logging/*"],
	},
	{ path: "packages/jsonrpc", platform: "node", imports: ["base/**", "logging/**"], npm: [] },
	// Runs for as long as agents do, under hubs of later versions: the less it knows, the less can become wrong.
	{ path: "packages/keeper", platform: "node", imports: [], npm: [] },
	{
		path: "packages/process",
		platform: "node",
		imports: [
			"base/**",
			"words/**",
			"protocol/agent/tree-variable",
			"jsonrpc/line-splitter",
			"jsonrpc/line-sink",
			"keeper/main",
			"keeper/wire/*",
			"logging/**",
		],
		npm: [],
	},
	// Processes are injected: it knows how they exit and why they do not start, not how they run. A supervisor of agents will run
	// them where there is no ACP.
	{
		path: "packages/acp",
		platform: "node",
		imports: [
			"base/**",
			"words/**",
			"protocol/**",
			"jsonrpc/**",
			"process/agent-exit",
			"process/describe-exit",
			"process/start-errors",
			"process/testing/*",
			"logging/**",
		],
	},
	{
		path: "packages/acp/src/testing",
		platform: "node",
		imports: ["base/**", "words/**", "protocol/**", "jsonrpc/**", "process/**", "logging/**"],
	},
	{
		path: "packages/hub",
		platform: "node",
		imports: ["base/**", "words/**", "protocol/**", "transcript/**", "process/**", "acp/**", "logging/**"],
	},
	{
		path: "packages/server",
		platform: "node",
		imports: [
			"base/**",
			"words/**",
			"hub/**",
			"protocol/**",
			"client/**",
			"ui/bundle",
			"agents/eliza/main",
			"logging/**",
		],
	},
	{
		path: "packages/ui",
		platform: "browser",
		imports: ["base/**", "words/**", "protocol/**", "transcript/**", "client/core/**", "logging/*"],
	},
	{
		path: "packages/vscode",
		platform: "editor",
		imports: ["base/**", "words/**", "protocol/**", "client/**", "ui/bundle", "server/bundle", "logging/**"],
	},
	// Reserved. Both speak ACP as raw JSON-RPC: what a proxy does not know it must pass on unchanged.
	{ path: "packages/conductor", platform: "node", imports: ["base/**", "jsonrpc/**", "logging/**"] },
	{ path: "packages/components", platform: "node", imports: ["base/**", "jsonrpc/**", "logging/**"] },
	{ path: "packages/agents", platform: "node", imports: ["base/**"] },
	{ path: "packages/e2e", platform: "any", imports: ["**"] },
	{ path: "packages/bench", platform: "any", imports: ["**"] },
	{ path: "tools", platform: "node", imports: ["**"] },
];

/** Folders below the rest of their package: their shipped code imports nothing else of it. */
export const lowerFolders: readonly string[] = ["packages/ui/src/shared"];

/** Folders whose subfolders must not import each other in a circle: each then has others below it that work without it. */
export const acyclicFolders: readonly string[] = ["packages/ui/src/features"];

/** Tests of the first package may start programs of the second by path; they never import them. */
export const testsMayStart: readonly { readonly tests: string; readonly programsOf: string }[] = [
	{ tests: "acp", programsOf: "agents" },
	{ tests: "hub", programsOf: "agents" },
];

/** The scope of the project's own packages. */
export const ownScope = "@parley/";

export const nodeGlobals: ReadonlySet<string> = new Set([
	"process",
	"Buffer",
	"require",
	"module",
	"exports",
	"__dirname",
	"__filename",
	"global",
	"setImmediate",
	"clearImmediate",
	"NodeJS",
]);

/** Names that exist in a browser and not in Node. `fetch`, `URL`, `AbortSignal` and the like exist in both. */
export const domGlobals: ReadonlySet<string> = new Set([
	"window",
	"document",
	"location",
	"history",
	"localStorage",
	"sessionStorage",
	"indexedDB",
	"customElements",
	"requestAnimationFrame",
	"cancelAnimationFrame",
	"requestIdleCallback",
	"getComputedStyle",
	"matchMedia",
	"alert",
	"confirm",
	"prompt",
	"Element",
	"Node",
	"Document",
	"DocumentFragment",
	"ShadowRoot",
	"Window",
	"Range",
	"Selection",
	"DOMParser",
	"DOMRect",
	"CSSStyleSheet",
	"Highlight",
	"Worker",
	"SharedWorker",
	"XMLHttpRequest",
	"MutationObserver",
	"ResizeObserver",
	"IntersectionObserver",
	"KeyboardEvent",
	"MouseEvent",
	"PointerEvent",
	"ClipboardEvent",
	"DragEvent",
]);

/** Families of browser names too many to list. */
export const domGlobalPattern: RegExp = /^(?:HTML|SVG)\w*Element$/;
