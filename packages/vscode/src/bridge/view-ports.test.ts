import { HubClient } from "@parley/client/core/hub-client";
import type { PortLike } from "@parley/client/core/shared/port-like";
import { SharedHub } from "@parley/client/core/shared/shared-hub";
import { TabClient } from "@parley/client/core/shared/tab-client";
import type { HostMessage } from "@parley/client/core/view/view-message";
import { FakeRuntime, settle } from "@parley/client/testing/fake-runtime";
import { HubModel } from "@parley/client/testing/hub-model";
import { MemoryNetwork } from "@parley/client/testing/memory-network";
import { SessionView } from "@parley/client/testing/session-view";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { ViewPorts } from "./view-ports.ts";

const logger = Logger.create("client");

/** An editor's view that shows one page after another, connected to an in-memory hub. */
const startView = (maxUnheard?: number) => {
	const hub = new HubModel();
	hub.create("s");
	const runtime = new FakeRuntime();
	const network = new MemoryNetwork(hub, "window");
	network.immediate = true;
	const client = { kind: "editor", version: "0.0.0" } as const;
	const connection = HubClient.connect({ transport: network, client, logger, runtime });
	const shared = new SharedHub({ connect: () => ({ ...acquire(connection) }), logger, runtime });
	let page = new Map<string, PortLike>();
	let overruns = 0;
	const posted: HostMessage[] = [];
	let waiting: HostMessage[] | undefined;
	const deliver = (message: HostMessage): void => {
		if (message.kind === "port")
			page.get(message.port)?.onmessage?.({ data: structuredClone(message.message) });
	};
	const ports = new ViewPorts({
		post: (message) => {
			posted.push(message);
			if (waiting === undefined) deliver(message);
			else waiting.push(message);
		},
		serve: (port) => shared.serve(port),
		onOverrun: () => {
			overruns += 1;
		},
		...(maxUnheard === undefined ? {} : { maxUnheard }),
	});
	/** Shows a new page; the previous one disappears without a goodbye, as when an editor destroys it. */
	let pages = 0;
	const openPage = () => {
		const mine = new Map<string, PortLike>();
		page = mine;
		const name = `page${pages++}`;
		const openPort = (): PortLike => {
			const port: PortLike = {
				onmessage: null,
				postMessage: (message) => queueMicrotask(() => ports.receive(`${name}.${mine.size}`, message)),
				close: () => undefined,
			};
			mine.set(`${name}.${mine.size + 1}`, port);
			return port;
		};
		const clock = new FakeRuntime();
		const tab = TabClient.connect({ openPort, target: { origin: "", token: "" }, logger, runtime: clock });
		const view = new SessionView();
		tab.openSession("s", view.consume);
		return { tab, view, clock };
	};
	/** Suspends the page: messages to it queue up. */
	const freeze = (): void => {
		waiting = [];
	};
	const thaw = (): void => {
		const messages = waiting ?? [];
		waiting = undefined;
		for (const message of messages) deliver(message);
	};
	onTestFinished(() => connection.close());
	return { hub, shared, ports, posted, openPage, freeze, thaw, overruns: () => overruns };
};

/** The connection that a window's views share outlives each of them. */
const acquire = (connection: HubClient) => {
	return {
		get status() {
			return connection.status;
		},
		onStatus: connection.onStatus.bind(connection),
		onTopic: connection.onTopic.bind(connection),
		forward: connection.forward.bind(connection),
		openSession: connection.openSession.bind(connection),
		retryNow: () => connection.retryNow(),
		close: () => undefined,
	};
};

const idsOf = (hub: HubModel): string[] => hub.log("s").map(({ id }) => id);

test("[D4.unready][B14.panel] a page destroyed and recreated in mid-stream has every event once", async () => {
	const { hub, shared, ports, openPage } = startView();
	hub.append("s");
	const first = openPage();
	await first.view.until(({ lastSeen }) => lastSeen === 1);
	hub.append("s");
	await first.view.until(({ lastSeen }) => lastSeen === 2);
	ports.silence(true);
	ports.closeAll();
	hub.append("s");
	await settle();
	expect(shared.tabs).toBe(0);
	ports.silence(false);
	const second = openPage();
	await second.view.until(({ lastSeen }) => lastSeen === 3);
	hub.append("s");
	await second.view.until(({ lastSeen }) => lastSeen === 4);
	expect(second.view.ids).toEqual(idsOf(hub));
	expect(first.view.ids).toEqual(idsOf(hub).slice(0, 2));
	expect(shared.tabs).toBe(1);
});

test("[D4.hidden] a new page replaces the old one, even without a goodbye from the old one", async () => {
	const { hub, shared, openPage } = startView();
	const first = openPage();
	await first.view.until(({ lastSeen }) => lastSeen === 0);
	const second = openPage();
	await second.view.until(({ lastSeen }) => lastSeen === 0);
	expect(shared.tabs).toBe(1);
	hub.append("s");
	await second.view.until(({ lastSeen }) => lastSeen === 1);
});

test("[D4.hidden] nothing is posted while the page may be destroyed", async () => {
	const { hub, ports, posted, openPage } = startView();
	const { view } = openPage();
	await view.until(({ lastSeen }) => lastSeen === 0);
	ports.silence(true);
	const before = posted.length;
	for (let count = 0; count < 50; count += 1) hub.append("s");
	await settle();
	expect(posted.length).toBe(before);
});

test("[D4.hidden] a page that was disconnected but survived reconnects with its next message", async () => {
	const { hub, ports, openPage } = startView();
	const { tab, view, clock } = openPage();
	await view.until(({ lastSeen }) => lastSeen === 0);
	ports.closeAll();
	hub.append("s");
	clock.advance(20_000);
	await view.until(({ lastSeen }) => lastSeen === 1);
	expect(tab.status.state).toBe("connected");
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D4.bounded] a view that stops reading is disconnected at a bound, and recovers every event", async () => {
	const { hub, ports, posted, overruns, openPage, shared, freeze, thaw } = startView(20);
	const { view, clock } = openPage();
	await view.until(({ lastSeen }) => lastSeen === 0);
	const before = posted.length;
	freeze();
	for (let count = 0; count < 100; count += 1) {
		hub.append("s");
		await settle();
	}
	expect(overruns()).toBe(1);
	expect(posted.length - before).toBeLessThan(30);
	expect(shared.tabs).toBe(0);
	thaw();
	clock.advance(20_000);
	await view.until(({ lastSeen }) => lastSeen === 100);
	expect(view.ids).toEqual(idsOf(hub));
	ports.closeAll();
});
