import { resolve } from "node:path";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { ViewService } from "@parley/protocol/host/methods";
import { type CallContext, requireHost } from "../delivery/call-context.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Hosts } from "./hosts.ts";
import { placeInFolder } from "./place-in-folder.ts";

export const hostHandlers = (hosts: Hosts, sessions: Sessions) => {
	/** Forwards a view's request to the window that has its session's folder open. */
	const passOn =
		<Name extends ViewService>(method: Name) =>
		(params: Params<Name>): Promise<Result<Name>> =>
			hosts.ask(sessions.get(params.sessionId).log.head.folder, method, params);
	const [openFile, openDiff] = [passOn("host.openFile"), passOn("host.openDiff")];
	/** Agents may name files relative to the session's folder. */
	const placeOf = ({ sessionId, path }: { sessionId: string; path: string }): string =>
		resolve(sessions.get(sessionId).log.head.folder, path);
	return {
		"host.declare": (declaration, context) => {
			requireHost(context);
			hosts.declare(context.client, declaration);
			return {};
		},
		"host.answer": (answer, context) => {
			requireHost(context);
			hosts.answer(context.client, answer);
			return {};
		},
		"host.list": () => ({ windows: hosts.windows.count }),
		"host.openFile": async (params) => {
			const { folder } = sessions.get(params.sessionId).log.head;
			// Whether there is a window is known without touching the disk.
			if (hosts.windows.count === 0) return openFile(params);
			const { path, realPath, isInside } = await placeInFolder(folder, params.path);
			return isInside || params.outside === true ? openFile({ ...params, path }) : { outside: realPath };
		},
		"host.openDiff": (params) => openDiff({ ...params, path: placeOf(params) }),
		"host.openText": passOn("host.openText"),
		"host.manageTrust": passOn("host.manageTrust"),
	} satisfies Handlers<CallContext>;
};
