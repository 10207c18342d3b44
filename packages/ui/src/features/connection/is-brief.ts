import type { ConnectionStatus } from "@parley/client/core/hub-connection";

/** A hub that is replaced, or started again, is back by then. */
export const briefMs = 10_000;

/** Whether a connection was lost so recently that the reason and the next attempt are not worth a person's attention. */
export const isBriefOutage = (status: ConnectionStatus, now: number): boolean =>
	(status.state === "connecting" || status.state === "waiting") &&
	status.lostAt !== undefined &&
	now < status.lostAt + briefMs;
