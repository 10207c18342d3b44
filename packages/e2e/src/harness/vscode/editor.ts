import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { codeOf } from "@parley/base/errors/code-of";
import { vi } from "vitest";
import { endHub } from "../end-hub.ts";

const run = promisify(execFile);

const vsixPath = join(import.meta.dirname, "../../../../vscode/dist/parley.vsix");
const whereEditorIs = fileURLToPath(new URL("../../../../../tools/setup/editor-path.ts", import.meta.url));

const themes = "theme-defaults";

/** Turns off everything that prompts, gives tips, updates or phones home. */
const quietSettings = {
	"chat.disableAIFeatures": true,
	"extensions.autoCheckUpdates": false,
	"extensions.autoUpdate": false,
	"extensions.ignoreRecommendations": true,
	"git.enabled": false,
	"json.schemaDownload.enable": false,
	"npm.fetchOnlinePackageInfo": false,
	"security.workspace.trust.startupPrompt": "never",
	"security.workspace.trust.banner": "never",
	"telemetry.telemetryLevel": "off",
	"typescript.tsserver.enabled": false,
	"update.mode": "none",
	"window.restoreWindows": "none",
	"workbench.editor.useModal": "off",
	"workbench.enableExperiments": false,
	"workbench.secondarySideBar.defaultVisibility": "hidden",
	"workbench.startupEditor": "none",
	"workbench.tips.enabled": false,
};

export type EditorOptions = {
	readonly settings?: Readonly<Record<string, unknown>>;
	readonly env?: Readonly<Record<string, string>>;
	/** The content of the hub's `config.json`. */
	readonly config?: unknown;
};

/** A real VS Code with the packaged extension, served by code-server, with its own settings, home and data. */
export class Editor implements AsyncDisposable {
	readonly root: string;
	readonly data: string;
	readonly extensionLog: string;
	readonly #program: string;
	#server: ChildProcess | undefined;
	#port = 0;

	private constructor(root: string, program: string) {
		this.root = root;
		this.#program = program;
		this.data = join(root, "data");
		this.extensionLog = join(root, "extension.log");
	}

	static async start({ settings = {}, env = {}, config = {} }: EditorOptions = {}): Promise<Editor> {
		// Short, because socket paths below it are limited in length.
		const { stdout: program } = await run(process.execPath, [whereEditorIs]);
		const editor = new Editor(await mkdtemp(join(tmpdir(), "pv-")), program);
		const { root } = editor;
		for (const folder of ["ud/User", "ud/Machine", "exts", "builtin", "home", "tmp", "data"])
			await mkdir(join(root, folder), { recursive: true });
		await editor.#takeExtensions();
		const all = JSON.stringify({ ...quietSettings, ...settings }, null, "\t");
		// Machine-scoped settings are read from one of these, all others from the other.
		for (const place of ["User", "Machine"]) await writeFile(join(root, `ud/${place}/settings.json`), all);
		await writeFile(join(root, "config.yaml"), "auth: none\n");
		await writeFile(join(editor.data, "config.json"), JSON.stringify(config));
		await editor.#install();
		await editor.#serve(env);
		return editor;
	}

	/** Creates a folder to open. */
	async folder(name: string): Promise<string> {
		const path = join(this.root, "work", name);
		await mkdir(path, { recursive: true });
		return path;
	}

	urlOf(folder?: string): string {
		const query = folder === undefined ? "?ew=true" : `?folder=${encodeURIComponent(folder)}`;
		return `http://127.0.0.1:${this.#port}/${query}`;
	}

	/** The hub's pid, if one runs. */
	async hubPid(): Promise<number | undefined> {
		const text = await readFile(join(this.data, "hub.json"), "utf8").catch(() => undefined);
		if (text === undefined) return undefined;
		const address: { pid: number } = JSON.parse(text);
		return address.pid;
	}

	/** The hosts' token, once a hub runs. */
	async token(): Promise<string> {
		return (await readFile(join(this.data, "token"), "utf8")).trim();
	}

	/** The extension's log record of its activation. */
	async activated(): Promise<{ fields: { tookMs: number } }> {
		return vi.waitFor(
			async () => {
				const lines = (await readFile(this.extensionLog, "utf8")).split("\n");
				return JSON.parse(lines.findLast((line) => line.includes("The extension is active")) ?? "");
			},
			{ timeout: 20_000 },
		);
	}

	async logs(): Promise<Readonly<Record<string, string>>> {
		const files = {
			"server.log": join(this.root, "server.log"),
			"extension.log": this.extensionLog,
			"hub.log": join(this.data, "logs/hub.log"),
			"hub-output.log": join(this.data, "logs/hub-output.log"),
		};
		const read = async ([name, path]: [string, string]) =>
			[name, await readFile(path, "utf8").catch(() => "(none)")] as const;
		return Object.fromEntries(await Promise.all(Object.entries(files).map(read)));
	}

	/** Processes whose command line contains all these words, such as this editor's extension hosts. */
	async processes(...words: readonly string[]): Promise<number[]> {
		const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
		const fits = pids.map(async (pid) => {
			const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
			return words.every((word) => line.includes(word)) ? [pid] : [];
		});
		return (await Promise.all(fits)).flat();
	}

	/** Eliza's processes under this editor's hub. */
	elizas(): Promise<number[]> {
		return this.processes(this.root, "eliza.mjs");
	}

	/** The processes that run this editor's extensions. */
	async extensionHosts(): Promise<number[]> {
		const hosts = await this.processes("--type=extensionHost");
		const mine = await Promise.all(hosts.map(async (pid) => ((await this.#isMine(pid)) ? [pid] : [])));
		return mine.flat();
	}

	async [Symbol.asyncDispose](): Promise<void> {
		const server = this.#server;
		if (server?.pid !== undefined && server.exitCode === null) {
			const ended = once(server, "exit");
			kill(-server.pid);
			await ended;
		}
		// Only now, since an extension would start the hub again.
		await endHub(this.data);
		await rm(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}

	async #isMine(pid: number): Promise<boolean> {
		const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
		return environment.includes(this.extensionLog);
	}

	/** Of the hundred built-in extensions, keeps only the colour themes: each costs every window time, and no test needs it. */
	async #takeExtensions(): Promise<void> {
		const all = join(dirname(this.#program), "../../lib/vscode/extensions");
		await symlink(join(all, themes), join(this.root, "builtin", themes));
	}

	async #install(): Promise<void> {
		const args = [...this.#arguments, "--install-extension", vsixPath, "--force"];
		await run(process.execPath, args, { env: this.#environment({}) });
	}

	async #serve(env: Readonly<Record<string, string>>): Promise<void> {
		this.#port = await freePort();
		const log = openSync(join(this.root, "server.log"), "a");
		const options = [
			"--auth=none",
			`--bind-addr=127.0.0.1:${this.#port}`,
			"--disable-telemetry",
			"--disable-update-check",
			"--disable-getting-started-override",
			"--disable-proxy",
		];
		this.#server = spawn(process.execPath, [...this.#arguments, ...options], {
			env: this.#environment(env),
			stdio: ["ignore", log, log],
			detached: true,
		});
		closeSync(log);
		await this.#healthy(this.#server);
	}

	async #healthy(server: ChildProcess): Promise<void> {
		for (let attempt = 0; attempt < 300; attempt += 1) {
			if (server.exitCode !== null)
				throw new Error(`code-server ended: ${(await this.logs())["server.log"]}`);
			const answer = await fetch(`http://127.0.0.1:${this.#port}/healthz`).catch(() => undefined);
			if (answer?.ok === true) return;
			await new Promise<void>((resolve) => void setTimeout(() => resolve(), 100));
		}
		throw new Error("code-server did not answer in 30 seconds.");
	}

	get #arguments(): string[] {
		const places = {
			config: "config.yaml",
			"user-data-dir": "ud",
			"extensions-dir": "exts",
			"builtin-extensions-dir": "builtin",
		};
		const options = Object.entries(places).map(([name, path]) => `--${name}=${join(this.root, path)}`);
		return [this.#program, ...options];
	}

	#environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
		const home = join(this.root, "home");
		return {
			PATH: process.env["PATH"],
			LANG: "C.UTF-8",
			SHELL: "/bin/sh",
			HOME: home,
			TMPDIR: join(this.root, "tmp"),
			XDG_RUNTIME_DIR: join(this.root, "tmp"),
			XDG_CONFIG_HOME: join(home, ".config"),
			XDG_DATA_HOME: join(home, ".local/share"),
			XDG_CACHE_HOME: join(home, ".cache"),
			EXTENSIONS_GALLERY:
				'{"serviceUrl":"","itemUrl":"","resourceUrlTemplate":"","controlUrl":"","recommendationsUrl":""}',
			PARLEY_DATA: this.data,
			PARLEY_EXTENSION_LOG: this.extensionLog,
			...extra,
		};
	}
}

const kill = (pid: number): void => {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		if (codeOf(error) !== "ESRCH") throw error;
	}
};

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address !== "object" || address === null) throw new Error("no port is free");
	return address.port;
};
