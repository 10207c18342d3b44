import type { HubConnection, RelayConnection } from "@parley/client/core/hub-connection";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { paramsSamples, resultSamples } from "@parley/protocol/testing/samples";
import { expect, test } from "vitest";
import { viewConnection, type WindowServices } from "./view-connection.ts";

/** A window whose dialogs succeed, except those that a test replaces. */
const lent = (own: Partial<WindowServices> = {}) => {
	const asked: string[] = [];
	const connection: HubConnection & RelayConnection = {
		status: { state: "connected", version: "1", epoch: "e", resumed: false },
		onStatus: () => () => undefined,
		onTopic: () => () => undefined,
		request: () => Promise.reject(new Error("a view's requests are passed on as they are")),
		forward: async (method) => {
			asked.push(method);
			return { windows: 1 };
		},
		openSession: () => {
			throw new Error("not needed here");
		},
		retryNow: () => undefined,
		close: () => void asked.push("close"),
	};
	const services: WindowServices = {
		"host.pickFiles": async () => resultSamples["host.pickFiles"],
		"host.saveBlob": async () => resultSamples["host.saveBlob"],
		"host.saveExport": async () => resultSamples["host.saveExport"],
		"host.importFiles": async () => resultSamples["host.importFiles"],
		...own,
	};
	return { view: viewConnection(connection, services), asked };
};

test("[B3.picker][C2.hosts] the window that shows the view opens dialogs, whatever the hub does; other requests go to the hub", async () => {
	const { view, asked } = lent();
	for (const method of ["host.pickFiles", "host.saveBlob", "host.saveExport", "host.importFiles"] as const)
		expect(await view.forward(method, paramsSamples[method])).toEqual(resultSamples[method]);
	expect(asked).toEqual([]);
	expect(await view.forward("host.list", {})).toEqual({ windows: 1 });
	await expect(view.forward("host.declare", paramsSamples["host.declare"])).rejects.toMatchObject({
		code: "forbidden",
	});
	view.close();
	expect(asked).toEqual(["host.list"]);
});

test("[B3.picker] a dialog may stay open as long as the user likes", async () => {
	const choice = Promise.withResolvers<void>();
	const { view } = lent({ "host.saveBlob": () => choice.promise.then(() => ({})) });
	let isAnswered = false;
	const asked = view.forward("host.saveBlob", paramsSamples["host.saveBlob"]).then((answer) => {
		isAnswered = true;
		return answer;
	});
	await view.forward("host.list", {});
	expect(isAnswered).toBe(false);
	choice.resolve();
	expect(await asked).toEqual({});
});

test("[C7.inbound] a view's requests to its window are checked, and a failure carries a message", async () => {
	const failing = (error: Error) => lent({ "host.saveBlob": () => Promise.reject(error) }).view;
	const params = paramsSamples["host.saveBlob"];
	await expect(lent().view.forward("host.saveBlob", { ...params, name: "" })).rejects.toMatchObject({
		code: "bad_request",
	});
	await expect(
		failing(new Error("There is no room.")).forward("host.saveBlob", params),
	).rejects.toMatchObject({
		code: "host_unavailable",
		message: "There is no room.",
	});
	const cancelled = new RequestFailure("cancelled", "It was cancelled.");
	await expect(failing(cancelled).forward("host.saveBlob", params)).rejects.toBe(cancelled);
});
