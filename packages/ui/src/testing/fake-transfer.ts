import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { FakeHub } from "./fake-hub.ts";
import type { Methods } from "./methods.ts";

/** Exports have two pieces, so that a test can act between them. */
export const fakeTransfer = (hub: FakeHub): Methods => ({
	"session.export": ({ sessionId, cursor }) => {
		const { title } = hub.session(sessionId).summary;
		const next = { format: "markdown", through: 2, turn: 1, offset: 0 } as const;
		if (cursor === undefined) return { text: `# ${title}\n`, hidden: 0, done: 1, total: 2, cursor: next };
		return { text: "The end.\n", hidden: 1, done: 2, total: 2 };
	},
	"session.import": ({ importId, offset, data, last }) => {
		const text = atob(data);
		if (text.includes("damaged")) {
			throw new RequestFailure("bad_request", "Line 2: It is not JSON. Nothing of the file was imported.");
		}
		const received = offset + text.length;
		if (!last) return { received, lines: 1 };
		hub.addSession(importId, "/code/notes", "claude", "From elsewhere");
		const session = { sessionId: importId, title: "From elsewhere", events: 3 };
		return {
			received,
			lines: 2,
			sessions: [{ ...session, status: "copied" as const, closed: true, unqueued: 2, unkeptFiles: 1 }],
		};
	},
	"session.cancelImport": () => ({}),
});
