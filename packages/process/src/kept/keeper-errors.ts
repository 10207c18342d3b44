import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The keeper's folder, or that of its socket, can be reached by others. */
export class KeeperFolderError extends WordedError {
	override readonly name = "KeeperFolderError";
	constructor(folder: string) {
		super(wording("hubStart.foreignFolder", { folder }));
	}
}

/** The keeper's process ended or said nothing. `log` is the file with what it printed. */
export class KeeperStartError extends WordedError {
	override readonly name = "KeeperStartError";
	constructor(log: string, options?: ErrorOptions) {
		super(wording("keeper.notStarted", { file: log }), options);
	}
}

/** Whatever listens there does not know the key, or does not want this one. */
export class KeeperProofError extends WordedError {
	override readonly name = "KeeperProofError";
	constructor(address: string, options?: ErrorOptions) {
		super(wording("keeper.notProven", { address }), options);
	}
}

/** It speaks a wire that this version does not, because one of them is too old. */
export class KeeperWireError extends WordedError {
	override readonly name = "KeeperWireError";
	constructor(version: string, which: "newer" | "older") {
		super(wording(which === "newer" ? "keeper.newer" : "keeper.tooOld", { version }));
	}
}

/** The connection to the keeper is over, and with it what was asked of it. */
export abstract class KeeperGoneError extends WordedError {}

/** It ended, was killed, or broke the contract. */
export class KeeperLostError extends KeeperGoneError {
	override readonly name = "KeeperLostError";
	constructor(options?: ErrorOptions) {
		super(wording("keeper.lost"), options);
	}
}

/** Another hub has attached; the agents are its own now. */
export class KeeperReplacedError extends KeeperGoneError {
	override readonly name = "KeeperReplacedError";
	constructor() {
		super(wording("keeper.replaced"));
	}
}

/** This hub has detached, and leaves the agents at work. */
export class KeeperDetachedError extends KeeperGoneError {
	override readonly name = "KeeperDetachedError";
	constructor() {
		super(wording("keeper.detached"));
	}
}

/** A line was not written because the agent no longer reads. */
export class AgentPipeBrokenError extends WordedError {
	override readonly name = "AgentPipeBrokenError";
	constructor() {
		super(wording("keeper.pipeBroken"));
	}
}

/** A line was not written because too much that the agent has not read waits already. */
export class AgentPipeFullError extends WordedError {
	override readonly name = "AgentPipeFullError";
	constructor() {
		super(wording("keeper.pipeFull"));
	}
}

/** A hub wants to read what it has acknowledged, or what there is not: its store is not the one the keeper knows. */
export class KeptPositionError extends WordedError {
	override readonly name = "KeptPositionError";
	constructor(from: number, acknowledged: number, end: number) {
		super(
			wording("keeper.otherPosition", {
				from: String(from),
				acknowledged: String(acknowledged),
				end: String(end),
			}),
		);
	}
}
