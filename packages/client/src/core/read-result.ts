import type { MethodName, Result } from "@parley/protocol/contract/names";
import { readEvent } from "@parley/protocol/log/read-event";
import type { SessionOpened, TurnPage } from "@parley/protocol/log/turn-page";

type Readers = { readonly [Name in MethodName]?: (result: Result<Name>) => Result<Name> };

/** The methods whose answers contain log events. */
const readers: Readers = {
	"hub.hello": (hello) => ({
		...hello,
		sessions: Object.fromEntries(
			Object.entries(hello.sessions).map(([sessionId, opened]) => [sessionId, readOpened(opened)]),
		),
	}),
	"session.open": (opened) => readOpened(opened),
	"session.page": (pages) => ({ ...pages, turns: pages.turns.map(readPage) }),
};

/** Their names, for the test that compares them with the schemas. */
export const resultsWithEvents: readonly string[] = Object.keys(readers);

/** Checks the payloads of events in an answer by their types, so that consumers need not. */
export const readResult = <Name extends MethodName>(method: Name, result: Result<Name>): Result<Name> => {
	const read: Readers[Name] = readers[method];
	return read === undefined ? result : read(result);
};

const readOpened = (opened: SessionOpened): SessionOpened => {
	switch (opened.kind) {
		case "init":
			return { ...opened, head: opened.head.map(readEvent), turns: opened.turns.map(readPage) };
		case "tail":
			return { ...opened, events: opened.events.map(readEvent) };
	}
};

const readPage = (page: TurnPage): TurnPage => {
	return { ...page, events: page.events.map(readEvent) };
};
