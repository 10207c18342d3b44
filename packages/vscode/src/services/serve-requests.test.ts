import type { HubConnection, HubTopic } from "@parley/client/core/hub-connection";
import { Logger } from "@parley/logging/logger";
import type { Params } from "@parley/protocol/contract/names";
import { expect, test } from "vitest";
import { type HostServices, serveRequests } from "./serve-requests.ts";

type Answer = Params<"host.answer">;

/** A window that serves requests over a connection the test can cut, with a dialog the test closes. */
const askedWindow = () => {
	const dialogs: PromiseWithResolvers<Record<string, never>>[] = [];
	const taken: Answer[] = [];
	const tried: Answer[] = [];
	const connection = { isCut: false };
	let listener: (event: HubTopic) => void = () => undefined;
	const request = async (_: "host.answer", answer: Answer): Promise<unknown> => {
		tried.push(answer);
		if (connection.isCut) throw new Error("disconnected");
		taken.push(answer);
		return {};
	};
	const onTopic = (given: (event: HubTopic) => void) => {
		listener = given;
		return () => undefined;
	};
	const hub: Pick<HubConnection, "request" | "onTopic"> = {
		request: request as HubConnection["request"],
		onTopic,
	};
	const services: Pick<HostServices, "host.manageTrust"> = {
		"host.manageTrust": () => {
			const dialog = Promise.withResolvers<Record<string, never>>();
			dialogs.push(dialog);
			return dialog.promise;
		},
	};
	serveRequests(hub as HubConnection, services as HostServices, Logger.create("test", { sinks: [] }));
	const ask = (requestId: string, method = "host.manageTrust"): void =>
		listener({ topic: "request", payload: { requestId, method, params: { sessionId: "s" } } });
	return { dialogs, taken, tried, connection, ask };
};

const settled = () => new Promise(setImmediate);

test("[C2.hosts] a repeated request opens one dialog and is answered once", async () => {
	const { dialogs, taken, ask } = askedWindow();
	ask("a");
	ask("a");
	ask("b");
	expect(dialogs).toHaveLength(2);
	dialogs[0]?.resolve({});
	await settled();
	ask("a");
	await settled();
	expect(taken).toEqual([{ requestId: "a", outcome: { ok: true, result: {} } }]);
	expect(dialogs).toHaveLength(2);
});

test("[C2.hosts] a lost answer is sent again when the hub repeats its request, and nothing is done twice", async () => {
	const { dialogs, taken, tried, connection, ask } = askedWindow();
	ask("a");
	connection.isCut = true;
	dialogs[0]?.resolve({});
	await settled();
	expect(tried).toHaveLength(1);
	expect(taken).toEqual([]);
	connection.isCut = false;
	ask("a");
	await settled();
	expect(taken).toEqual([{ requestId: "a", outcome: { ok: true, result: {} } }]);
	expect(dialogs).toHaveLength(1);
});

test("[C2.hosts] a request that the window cannot serve is answered too", async () => {
	const { taken, ask } = askedWindow();
	ask("a", "host.fly");
	await settled();
	expect(taken).toMatchObject([{ requestId: "a", outcome: { ok: false } }]);
});
