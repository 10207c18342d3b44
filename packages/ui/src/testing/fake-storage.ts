import type { MaintenanceReport } from "@parley/protocol/hub/maintenance/methods";
import type { FakeHub } from "./fake-hub.ts";
import type { FakeTrash } from "./fake-trash.ts";
import type { Methods } from "./methods.ts";

const nothing: MaintenanceReport = {
	problems: [],
	purged: 0,
	indexed: 0,
	documents: 0,
	blobsRemoved: 0,
	freedBytes: 0,
};

export const fakeStorage = (hub: FakeHub, deleted: FakeTrash): Methods => ({
	"hub.storage": () => ({
		parts: {
			log: 4_200_000,
			search: 1_100_000,
			blobs: 2_500_000,
			other: 40_000,
			free: 800_000,
			waiting: 300_000,
			damaged: hub.damagedFiles.reduce((sum, { bytes }) => sum + bytes, 0),
			hubLogs: 90_000,
		},
		counts: {
			sessions: hub.sessions.size,
			turns: 12,
			events: 3456,
			deleted: deleted.size,
			damaged: 0,
		},
		damagedFiles: [...hub.damagedFiles],
	}),
	"hub.maintain": ({ step }) => {
		switch (step) {
			case "check": {
				const counts = { sessions: hub.sessions.size, turns: 12, events: 3456, deleted: 0, damaged: 0 };
				return { more: false, report: { ...nothing, counts } };
			}
			case "purge":
				return { more: false, report: { ...nothing, purged: 1 } };
			case "rebuild":
				return { more: false, report: { ...nothing, indexed: hub.sessions.size, documents: 77 } };
			case "compact":
				return { more: false, report: { ...nothing, freedBytes: 800_000 } };
			default:
				return { more: false, report: nothing };
		}
	},
	"hub.forget": () => {
		const ids = [...hub.sessions.keys()];
		hub.sessions.clear();
		const gone = { sessions: ids.length, deleted: deleted.size, drafts: 1, folders: 2, bytes: 9_000_000 };
		deleted.clear();
		hub.emit({ topic: "state", payload: { sessions: [], removed: ids } });
		hub.emit({ topic: "forgotten", payload: {} });
		return { ...gone, logFiles: 2 };
	},
});
