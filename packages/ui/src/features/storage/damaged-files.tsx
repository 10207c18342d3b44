import type { DamagedFile } from "@parley/protocol/hub/maintenance/methods";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";

/** The damaged files that were kept: where they are, what is in them, and a way to delete them. */
export const DamagedFiles = (props: { readonly files: readonly DamagedFile[] }) => {
	const app = useApp();
	return (
		<section class="damaged-files" aria-label={say("storage.keptFiles")}>
			<p>
				{say("storage.keptCount", { count: props.files.length })} {say("storage.keptHasChats")}
			</p>
			<ul class="report">
				<For each={props.files}>
					{(file) => (
						<li>
							{sayAround("storage.fileSize", {
								file: <code class="notice-path">{file.path}</code>,
								size: sizeText(file.bytes),
							})}
						</li>
					)}
				</For>
			</ul>
			<RemoveDamaged
				onRemove={() =>
					app.notices.run(
						(reason) => say("storage.notRemoved", { reason }),
						async () => {
							await app.storeHealth.dismissSalvage(true);
							await app.storage.load();
						},
					)
				}
			/>
		</section>
	);
};

/** Deletes them on the second press: an expert may still recover something from them. */
export const RemoveDamaged = (props: { readonly onRemove: () => void }) => {
	const [isSure, setSure] = createSignal(false);
	return (
		<Show when={isSure()} fallback={<Button onPress={() => setSure(true)}>{say("storage.remove")}</Button>}>
			<Button look="danger" onPress={() => props.onRemove()}>
				{say("storage.removeForGood")}
			</Button>
		</Show>
	);
};
