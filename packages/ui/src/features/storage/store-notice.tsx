import { byteSize } from "@parley/base/bytes/byte-size";
import type { SalvageReport, StoreTrouble } from "@parley/protocol/store/state";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { damagedFileWords, RemoveDamaged } from "./damaged-files.tsx";

/** What a person must know of the hub's store: that nothing can be saved for now, or what was lost with a damaged file. */
export const StoreNotice = () => {
	const app = useApp();
	return (
		<>
			<Show when={app.storeHealth.state().trouble}>{(trouble) => <Trouble trouble={trouble()} />}</Show>
			<Show when={app.storeHealth.state().salvage}>{(report) => <Salvage report={report()} />}</Show>
		</>
	);
};

const Trouble = (props: { readonly trouble: StoreTrouble }) => {
	const app = useApp();
	return (
		<div class="notice" role="alert">
			<Icon name="error" tone="error" />
			<span class="notice-text">
				{props.trouble.message} What was shown is saved, what ran was stopped, and what you write is kept
				here.
			</span>
			<Button
				disabled={app.storeHealth.trying()}
				onPress={() =>
					app.notices.run(
						(reason) => `Not tried: ${reason}`,
						() => app.storeHealth.retry(),
					)
				}
			>
				Try again
			</Button>
		</div>
	);
};

const Salvage = (props: { readonly report: SalvageReport }) => {
	const app = useApp();
	const dismiss = (remove: boolean): void => {
		const words = remove ? "Not removed" : "Not dismissed";
		app.notices.run(
			(reason) => `${words}: ${reason}`,
			() => app.storeHealth.dismissSalvage(remove),
		);
	};
	return (
		<div class="notice" role="alert">
			<Icon name="warning" tone="warning" />
			<span class="notice-text">
				The file with your chats was damaged. {harm(props.report)}
				{lostDrafts(props.report)}
				<Show when={props.report.bytes > 0}>
					{" "}
					The damaged file ({byteSize(props.report.bytes)}) is kept at{" "}
					<code class="notice-path">{props.report.kept}</code>. {damagedFileWords}
				</Show>
			</span>
			<Show when={props.report.bytes > 0}>
				<RemoveDamaged onRemove={() => dismiss(true)} />
			</Show>
			<IconButton icon="close" label="I have read this" onPress={() => dismiss(false)} />
		</div>
	);
};

const harm = ({ sessions, harmed, lostEvents }: SalvageReport): string => {
	const saved = `${sessions} ${sessions === 1 ? "chat was" : "chats were"} saved`;
	if (harmed === 0) return `${saved}, as far as is known all there were.`;
	const parts = lostEvents === 1 ? "1 entry is" : `${lostEvents} entries are`;
	return `${saved}; in ${harmed} of them ${parts} missing, and it says so where.`;
};

/** Where a draft cannot be read, nobody knows whether there was one. */
const lostDrafts = ({ lostDrafts: lost = 0 }: SalvageReport): string => {
	if (lost === 0) return "";
	return lost === 1
		? " The draft of one chat could not be read."
		: ` The drafts of up to ${lost} chats could not be read.`;
};
