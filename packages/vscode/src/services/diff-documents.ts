import { randomUUID } from "node:crypto";
import { posix } from "node:path";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params } from "@parley/protocol/contract/names";
import type { TextSource } from "@parley/protocol/host/methods";
import { say } from "@parley/words/spoken";
import { commands, type Disposable, type TextDocumentContentProvider, Uri, window, workspace } from "vscode";
import { readBlob } from "./read-blob.ts";

export const diffScheme = "parley-diff";

/** How many diffs stay readable. The editor reads a text again when its tab comes back to the front. */
const maxKept = 50;

type Kept = { readonly source: TextSource | undefined; readonly hub: HubConnection };

/** Both sides of an edit, and texts of agents, as read-only virtual documents. */
export class DiffDocuments implements TextDocumentContentProvider, Disposable {
	readonly #registration: Disposable;
	readonly #kept = new Map<string, Kept>();

	constructor() {
		this.#registration = workspace.registerTextDocumentContentProvider(diffScheme, this);
	}

	async open(
		{ path, before, after }: Params<"host.openDiff">,
		hub: HubConnection,
	): Promise<Record<string, never>> {
		const name = posix.basename(path.replaceAll("\\", "/"));
		const [left, right] = [this.#keep(name, before, hub), this.#keep(name, after, hub)];
		const title =
			before === undefined ? say("editorWindow.diffOfNewFile", { name }) : say("editorWindow.diff", { name });
		await commands.executeCommand("vscode.diff", left, right, title, { preview: true });
		return {};
	}

	async openText(
		{ name, source }: Params<"host.openText">,
		hub: HubConnection,
	): Promise<Record<string, never>> {
		const uri = this.#keep(posix.basename(name.replaceAll("\\", "/")), source, hub);
		await window.showTextDocument(await workspace.openTextDocument(uri), { preview: true });
		return {};
	}

	async provideTextDocumentContent(uri: Uri): Promise<string> {
		const kept = this.#kept.get(uri.query);
		if (kept === undefined) return say("editorWindow.diffGone");
		const { source, hub } = kept;
		if (source === undefined) return "";
		return "text" in source ? source.text : readBlob(hub, source.blob);
	}

	dispose(): void {
		this.#registration.dispose();
	}

	/** Keeps the file's name, from which the editor infers the language. */
	#keep(name: string, source: TextSource | undefined, hub: HubConnection): Uri {
		const id = randomUUID();
		this.#kept.set(id, { source, hub });
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > 2 * maxKept && oldest !== undefined) this.#kept.delete(oldest);
		return Uri.from({ scheme: diffScheme, path: `/${name}`, query: id });
	}
}
