import { type AgentApp, type AgentContext, RequestError } from "@agentclientprotocol/sdk";
import type { Session } from "../agent/session.ts";
import { afterResponse } from "./after-response.ts";
import { readFields, readText } from "./params.ts";
import type { Practice } from "./practice.ts";
import { changeSetting } from "./settings.ts";
import { configOptions } from "./settings-on-the-wire.ts";

/** `session/set_mode`, the old `session/set_model` and `session/set_config_option`. */
export const serveSettings = (app: AgentApp, practice: Practice): AgentApp => {
	const { offer } = practice.options;
	const change = (session: Session, id: string, value: string | boolean, client: AgentContext): void => {
		if (!setHere(session, id, value))
			throw RequestError.invalidParams({ id, value }, "there is no such choice");
		void afterResponse(practice.host, session, [() => tellSettings(practice, session, client)]);
	};
	if (offer.has("modes"))
		app.onRequest("session/set_mode", ({ params, client }) => {
			change(practice.find(params.sessionId), "mode", params.modeId, client);
			return {};
		});
	if (offer.has("models"))
		app.onRequest("session/set_model", readFields, ({ params, client }) => {
			change(practice.find(readText(params, "sessionId")), "model", readText(params, "modelId"), client);
			return {};
		});
	if (offer.has("config"))
		app.onRequest("session/set_config_option", ({ params, client }) => {
			const session = practice.find(params.sessionId);
			change(session, params.configId, params.value, client);
			return { configOptions: configOptions(session.record.facts.settings, practice.capabilities) };
		});
	return app;
};

/** Changes a setting; false when there is no such choice. */
export const setHere = ({ record }: Session, id: string, value: string | boolean): boolean => {
	const settings = changeSetting(record.facts.settings, id, value);
	if (settings !== undefined) record.learn({ settings });
	return settings !== undefined;
};

/** Tells the client how the settings stand, in every way that is offered. */
export const tellSettings = async (
	{ options, capabilities }: Practice,
	{ id: sessionId, record }: Session,
	client: AgentContext,
): Promise<void> => {
	const { settings } = record.facts;
	if (options.offer.has("modes")) {
		const update = { sessionUpdate: "current_mode_update", currentModeId: settings.mode } as const;
		await client.notify("session/update", { sessionId, update });
	}
	if (options.offer.has("config")) {
		const told = configOptions(settings, capabilities);
		const update = { sessionUpdate: "config_option_update", configOptions: told } as const;
		await client.notify("session/update", { sessionId, update });
	}
};
