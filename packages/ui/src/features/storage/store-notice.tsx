import type { SalvageReport, StoreTrouble } from "@parley/protocol/store/state";
import { say, sayAround, sayWording } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { RemoveDamaged } from "./damaged-files.tsx";

/** What a person must know about the hub's store: that nothing can be saved for now, or what was lost with a damaged file. */
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
				{sayWording(props.trouble.wording, props.trouble.message)} {say("storage.troubleMeans")}
			</span>
			<Button
				disabled={app.storeHealth.trying()}
				onPress={() =>
					app.notices.run(
						(reason) => say("storage.stillNotSaving", { reason }),
						() => app.storeHealth.retry(),
					)
				}
			>
				{say("action.retry")}
			</Button>
		</div>
	);
};

const Salvage = (props: { readonly report: SalvageReport }) => {
	const app = useApp();
	const dismiss = (remove: boolean): void =>
		app.notices.run(
			(reason) => say(remove ? "storage.notRemoved" : "storage.notDismissed", { reason }),
			() => app.storeHealth.dismissSalvage(remove),
		);
	return (
		<div class="notice" role="alert">
			<Icon name="warning" tone="warning" />
			<span class="notice-text">
				{harm(props.report)}
				<Show when={props.report.bytes > 0}>
					{" "}
					{sayAround("storage.keptAt", {
						size: sizeText(props.report.bytes),
						path: <code class="notice-path">{props.report.kept}</code>,
					})}{" "}
					{say("storage.keptHasChats")}
				</Show>
			</span>
			<Show when={props.report.bytes > 0}>
				<RemoveDamaged onRemove={() => dismiss(true)} />
			</Show>
			<IconButton icon="close" label={say("action.dismiss")} onPress={() => dismiss(false)} />
		</div>
	);
};

/** Whether a chat with unreadable draft data had a draft is unknown, hence “up to”. */
const harm = ({ sessions, harmed, lostEvents, lostDrafts = 0 }: SalvageReport): string =>
	[
		say("storage.wasDamaged"),
		say("storage.saved", { count: sessions }),
		harmed === 0
			? say("storage.noneMissing")
			: say("storage.missing", { count: lostEvents, chats: say("amount.chats", { count: harmed }) }),
		...(lostDrafts === 0 ? [] : [say("storage.draftsLost", { count: lostDrafts })]),
	].join(" ");
