import type { Result } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { createResource, createSignal, For, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

type Listing = Result<"folder.browse">;

/** Browses the folders of the hub's machine. */
export const FolderBrowser = (props: {
	readonly onPick: (path: string) => void;
	readonly onCancel: () => void;
}) => {
	const app = useApp();
	const [path, setPath] = createSignal<string | null>(null);
	const [listing, { refetch }] = createResource<Listing, { path: string | null }>(
		() => ({ path: path() }),
		(asked) => app.folders.browse(asked.path ?? undefined),
	);
	return (
		<div class="browser">
			<Switch>
				<Match when={listing.error !== undefined}>
					<p role="alert">{failureText(listing.error)}</p>
					<Button onPress={() => void refetch()}>{say("action.retry")}</Button>
				</Match>
				<Match when={listing.latest}>{(shown) => <Folders listing={shown()} onOpen={setPath} />}</Match>
				<Match when={listing.loading}>
					<p class="muted">{say("folders.reading")}</p>
				</Match>
			</Switch>
			<div class="dialog-buttons">
				<Button onPress={props.onCancel}>{say("folders.back")}</Button>
				<Button
					look="primary"
					disabled={listing.state !== "ready"}
					onPress={() => {
						const shown = listing.latest;
						if (shown !== undefined) props.onPick(shown.path);
					}}
				>
					{say("folders.use")}
				</Button>
			</div>
		</div>
	);
};

const Folders = (props: { readonly listing: Listing; readonly onOpen: (path: string) => void }) => (
	<>
		<p class="trust-path">
			<code>{props.listing.path}</code>
		</p>
		<ul class="folder-list" aria-label={say("folders.list")}>
			<Show when={props.listing.parent}>
				{(parent) => (
					<li>
						<button type="button" class="folder-choice" onClick={() => props.onOpen(parent())}>
							<Icon name="arrowUp" tone="muted" />
							<span class="folder-name">{say("folders.up", { folder: parent() })}</span>
						</button>
					</li>
				)}
			</Show>
			<For each={props.listing.folders} fallback={<li class="muted folder-none">{say("folders.none")}</li>}>
				{(folder) => (
					<li>
						<button type="button" class="folder-choice" onClick={() => props.onOpen(folder.path)}>
							<Icon name="folder" tone="muted" />
							<span class="folder-name">{folder.name}</span>
						</button>
					</li>
				)}
			</For>
		</ul>
		<Show when={props.listing.truncated}>
			<p class="muted">{say("folders.more")}</p>
		</Show>
	</>
);
