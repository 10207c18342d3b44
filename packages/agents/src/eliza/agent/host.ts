import { createOutlet, type Outlet } from "./outlet.ts";
import { type Pace, realPace } from "./pace.ts";

/** The process she runs in, with everything that can harm it. */
export type Host = {
	readonly pid: number;
	readonly pace: Pace;
	readonly outlet: Outlet;
	/** Words per second when she speaks; 0 is as fast as possible. */
	readonly rate: number;
	/** Whether updates for a new session are sent before the response that names it. */
	early: boolean;
	/** The command that started this process, and its arguments. */
	readonly program: readonly [command: string, ...args: string[]];
	/** The time of day, as the list of sessions tells it. */
	readonly today: () => string;
	readonly hasVariable: (name: string) => boolean;
	/** Writes a line to stderr. */
	complain(text: string): Promise<void>;
	exit(code: number): void;
	/** Throws where nobody catches. */
	crash(error: Error): void;
	/** Ends the process at once, without a chance to clean up. */
	kill(): void;
};

const defaultRate = 200;

export const processHost = (): Host => {
	const { ELIZA_RATE, ELIZA_EARLY } = process.env;
	const stderr = createOutlet(process.stderr);
	return {
		pid: process.pid,
		pace: realPace,
		outlet: createOutlet(process.stdout),
		rate: readRate(ELIZA_RATE),
		early: ELIZA_EARLY === "1",
		program: [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
		today: () => new Date().toISOString(),
		hasVariable: (name) => process.env[name] !== undefined,
		complain: (text) => stderr.write(`${text}\n`),
		exit: (code) => process.exit(code),
		crash: (error) => {
			setImmediate(() => {
				throw error;
			});
		},
		kill: () => process.kill(process.pid, "SIGKILL"),
	};
};

/** Reads a rate; anything that is not a number of words per second gives the default. */
export const readRate = (value: string | undefined): number => {
	if (value === undefined || !/^\d+$/.test(value)) return defaultRate;
	return Number(value);
};
