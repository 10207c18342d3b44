import type { LoginPlace, LoginProvider } from "@parley/protocol/login/methods";
import { say } from "@parley/words/spoken";
import { createSignal, createUniqueId, For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { Work } from "../../shared/work/work.ts";
import { WorkView } from "../../shared/work/work-view.tsx";
import { webAddress } from "./web-address.ts";

/** Where an agent's models come from, as far as the agent lets people choose. */
export const ProvidersView = (props: { readonly place: LoginPlace }) => {
	const { logins } = useApp();
	const work = new Work<readonly LoginProvider[]>();
	const [edited, setEdited] = createSignal<string>();
	const run = (change: () => Promise<void>): void =>
		void work.run(say("loginStep.providers"), async () => {
			await change();
			setEdited(undefined);
			return logins.providers(props.place);
		});
	onMount(() => run(async () => undefined));
	const providers = () => {
		const now = work.state();
		return now.state === "done" ? now.result : [];
	};
	return (
		<section aria-label={say("loginStep.providers")}>
			<h3>{say("loginStep.providers")}</h3>
			<WorkView work={work} />
			<ul class="agents-list">
				<For each={providers()}>
					{(provider) => (
						<li class="agents-item">
							<div class="agents-words">
								<span class="agents-name">{provider.providerId}</span>
								<span class="muted agents-detail">
									<Show when={provider.current} fallback={say("loginStep.providerOff")}>
										{(current) => `${current().apiType} · ${current().baseUrl}`}
									</Show>
								</span>
							</div>
							<div class="agents-actions">
								<IconButton
									icon="edit"
									label={say("loginStep.providerEdit", { provider: provider.providerId })}
									expanded={edited() === provider.providerId}
									onPress={() =>
										setEdited(edited() === provider.providerId ? undefined : provider.providerId)
									}
								/>
								<Show when={!provider.required && provider.current !== undefined}>
									<IconButton
										icon="circleSlash"
										label={say("loginStep.providerDisable", { provider: provider.providerId })}
										onPress={() => run(() => logins.disableProvider(props.place, provider))}
									/>
								</Show>
							</div>
							<Show when={edited() === provider.providerId}>
								<ProviderForm
									provider={provider}
									onSave={(change) => run(() => logins.setProvider(props.place, provider, change))}
								/>
							</Show>
						</li>
					)}
				</For>
			</ul>
		</section>
	);
};

type ProviderChange = { readonly apiType: string; readonly baseUrl: string; readonly header: string };

type FormProps = { readonly provider: LoginProvider; readonly onSave: (change: ProviderChange) => void };

const ProviderForm = (props: FormProps) => {
	const ids = { type: createUniqueId(), url: createUniqueId(), header: createUniqueId() };
	const { supported, current } = props.provider;
	const [change, setChange] = createSignal<ProviderChange>({
		...{ apiType: current?.apiType ?? supported[0] ?? "", baseUrl: current?.baseUrl ?? "", header: "" },
	});
	const set = (part: Partial<ProviderChange>): void => void setChange({ ...change(), ...part });
	const isWhole = () => change().apiType !== "" && webAddress(change().baseUrl) !== undefined;
	return (
		<form
			class="login-form agents-sure"
			onSubmit={(event) => {
				event.preventDefault();
				if (isWhole()) props.onSave(change());
			}}
		>
			<div class="login-field">
				<label for={ids.type}>{say("loginStep.providerType")}</label>
				<select
					id={ids.type}
					value={change().apiType}
					onChange={({ currentTarget }) => set({ apiType: currentTarget.value })}
				>
					<For each={supported}>{(name) => <option value={name}>{name}</option>}</For>
				</select>
			</div>
			<div class="login-field">
				<label for={ids.url}>{say("loginStep.providerUrl")}</label>
				<input
					id={ids.url}
					value={change().baseUrl}
					autocomplete="off"
					spellcheck={false}
					onInput={({ currentTarget }) => set({ baseUrl: currentTarget.value })}
				/>
			</div>
			<div class="login-field">
				<label for={ids.header}>{say("loginStep.providerHeader")}</label>
				<input
					id={ids.header}
					type="password"
					autocomplete="new-password"
					aria-describedby={`${ids.header}-hint`}
					onInput={({ currentTarget }) => set({ header: currentTarget.value })}
				/>
				<p id={`${ids.header}-hint`} class="muted">
					{say("loginStep.providerHeaderHint")}
				</p>
			</div>
			<div class="login-buttons">
				<Button look="primary" disabled={!isWhole()} onPress={() => props.onSave(change())}>
					{say("action.save")}
				</Button>
			</div>
			{/* Enter submits a form with several fields only if it has such a button. */}
			<button type="submit" hidden />
		</form>
	);
};
