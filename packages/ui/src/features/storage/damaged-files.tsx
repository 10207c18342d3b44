import { byteSize } from "@parley/base/bytes/byte-size";
import type { DamagedFile } from "@parley/protocol/hub/maintenance/methods";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";

/** Damaged files that are kept: where they are, what is in them, and a way to be rid of them. */
export const DamagedFiles = (props: { readonly files: readonly DamagedFile[] }) => {
	const app = useApp();
	return (
		<section class="damaged-files" aria-label="Damaged files that are kept">
			<p>
				{countWords(props.files.length, "damaged file")} from before your chats were saved out of{" "}
				{props.files.length === 1 ? "it is" : "them are"} kept. {damagedFileWords}
			</p>
			<ul class="report">
				<For each={props.files}>
					{(file) => (
						<li>
							<code class="notice-path">{file.path}</code>, {byteSize(file.bytes)}
						</li>
					)}
				</For>
			</ul>
			<RemoveDamaged
				onRemove={() =>
					app.notices.run(
						(reason) => `Not removed: ${reason}`,
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

/** What a person should know before they leave such a file where it is. */
export const damagedFileWords = "Every chat of that time can be read in there, also if you delete it here.";

/** Removes them at the second press: whoever knows how may still find something in them. */
export const RemoveDamaged = (props: { readonly onRemove: () => void }) => {
	const [isSure, setSure] = createSignal(false);
	return (
		<Show when={isSure()} fallback={<Button onPress={() => setSure(true)}>Remove from the disk…</Button>}>
			<Button look="danger" onPress={() => props.onRemove()}>
				Remove for good
			</Button>
		</Show>
	);
};
