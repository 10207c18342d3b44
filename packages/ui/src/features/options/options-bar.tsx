import { mayNotAsk } from "@parley/protocol/agent/options/may-not-ask";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import { say } from "@parley/words/spoken";
import { createMemo, createSignal, createUniqueId, Index, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { PopupItem } from "../../shared/widgets/popup-items.ts";
import { PopupList } from "../../shared/widgets/popup-list.tsx";
import { OptionButton } from "./option-button.tsx";
import { changedWords, currentValue, isUnasked, nameOf, settingWords } from "./option-words.ts";
import "./options.css";

/** As many stand beside each other; more are in the menu only, apart from mode and model. */
const maxBeside = 4;

const theMenu = "menu";

type Opened = { readonly what: string; readonly button: HTMLElement };

/** Mode, model and the other options of a chat's agent. Where it is narrow they are one menu. */
export const OptionsBar = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const chosen = app.options.of(session);
	const aspects = () => session.state()?.head.aspects;
	const mode = createMemo(() => aspects()?.mode);
	const config = createMemo(() => aspects()?.config);
	const options = createMemo(() => readOptions({ mode: mode(), config: config() }));
	const beside = () =>
		options().length <= maxBeside ? options() : options().filter(({ kind }) => kind !== "option");
	const [opened, setOpened] = createSignal<Opened>();
	const popupId = createUniqueId();
	const openedOption = () => options().find(({ id }) => optionKey(id) === opened()?.what);
	const unasked = () => options().find(isUnasked);
	const summary = () => options().find(({ kind }) => kind === "mode");

	const choose = (option: SessionOption, value: string | boolean): void =>
		app.notices.run(
			(reason) => say("options.notChanged", { name: nameOf(option), reason }),
			async () => {
				if (option.current === value) return;
				await chosen.choose(option, value);
				announcer.say(changedWords(option, value));
			},
		);
	const close = (isDone: boolean): void => {
		const button = opened()?.button;
		setOpened(undefined);
		if (isDone) button?.focus();
	};
	const press = (what: string, button: HTMLElement): void => {
		if (opened()?.what === what) close(true);
		else setOpened({ what, button });
	};
	const pressOption = (option: SessionOption, button: HTMLElement): void => {
		if (option.type === "boolean") choose(option, !option.current);
		else press(optionKey(option.id), button);
	};
	const pickInMenu = (item: PopupItem): void => {
		const option = options().find(({ id }) => id === item.id);
		const button = opened()?.button;
		if (option === undefined || button === undefined) return;
		if (option.type === "select") {
			setOpened({ what: optionKey(option.id), button });
			return;
		}
		close(true);
		choose(option, !option.current);
	};

	return (
		<Show when={options().length > 0}>
			<div
				class="options"
				data-many={options().length > maxBeside}
				data-others={options().some(({ kind }) => kind === "option")}
			>
				<Index each={beside()}>
					{(option) => (
						<OptionButton
							option={option()}
							isOpen={opened()?.what === optionKey(option().id)}
							isChanging={chosen.changing().has(option().id)}
							popupId={popupId}
							onPress={(button) => pressOption(option(), button)}
						/>
					)}
				</Index>
				<OptionButton
					option={undefined}
					text={narrowText(summary())}
					label={menuLabel(summary())}
					isUnasked={unasked() !== undefined}
					isOpen={opened()?.what === theMenu}
					isChanging={chosen.changing().size > 0}
					popupId={popupId}
					onPress={(button) => press(theMenu, button)}
				/>
			</div>
			<Show when={opened()?.what === theMenu}>
				<PopupList
					role="menu"
					id={popupId}
					label={say("options.all")}
					items={options().map(menuItem)}
					onPick={pickInMenu}
					onClose={close}
				/>
			</Show>
			<Show when={openedOption()} keyed>
				{(option) => (
					<PopupList
						role="listbox"
						id={popupId}
						label={nameOf(option)}
						items={valueItems(option)}
						onPick={({ id }) => {
							close(true);
							choose(option, id);
						}}
						onClose={close}
					/>
				)}
			</Show>
		</Show>
	);
};

/** Ids are the agents' own: one of them may have the name of the menu. */
const optionKey = (id: string): string => `option:${id}`;

const narrowText = (mode: SessionOption | undefined): string =>
	(mode === undefined ? undefined : currentValue(mode)?.name) ?? say("options.all");

const menuLabel = (mode: SessionOption | undefined): string =>
	mode === undefined ? say("options.all") : say("options.allWith", { setting: settingWords(mode) });

const menuItem = (option: SessionOption): PopupItem => ({
	id: option.id,
	name: nameOf(option),
	about: option.type === "boolean" ? option.description : currentValue(option)?.name,
	checked: option.type === "boolean" ? option.current : undefined,
	warning: isUnasked(option) ? say("options.mayNotAsk") : undefined,
});

const valueItems = (option: SessionOption): readonly PopupItem[] =>
	option.type === "boolean"
		? []
		: option.values.map((each) => ({
				id: each.value,
				name: each.name,
				about: each.description,
				group: each.group,
				checked: each.value === option.current,
				warning: option.kind === "mode" && mayNotAsk(each) ? say("options.mayNotAsk") : undefined,
			}));
