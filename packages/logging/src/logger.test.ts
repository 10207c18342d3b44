import { expect, test } from "vitest";
import { LogEventStream } from "./event-stream.ts";
import { Logger } from "./logger.ts";
import type { LogSink } from "./record.ts";

const withStream = (options: Parameters<typeof Logger.create>[1] = {}) => {
	const stream = new LogEventStream();
	const logger = Logger.create("acp", { level: "trace", now: () => 1000, ...options, sinks: [stream] });
	return { stream, logger };
};

test("[E12.records] a record carries time, level, category, message and fields", () => {
	const { stream, logger } = withStream();
	logger.child("process", { pid: 7 }).child("stderr").warn("Agent said something", { line: "x" });
	expect(stream.records()).toEqual([
		{
			time: 1000,
			level: "warn",
			category: "acp.process.stderr",
			message: "Agent said something",
			fields: { pid: 7, line: "x" },
		},
	]);
});

test("[E12.records] a field of the call wins over the same field of the child", () => {
	const { stream, logger } = withStream();
	logger.child("process", { pid: 7 }).info("x", { pid: 8 });
	expect(stream.records()[0]?.fields).toEqual({ pid: 8 });
});

test("[E12.records] each level has its method", () => {
	const { stream, logger } = withStream();
	logger.trace("1");
	logger.debug("2");
	logger.info("3");
	logger.warn("4");
	logger.error("5");
	expect(stream.records().map(({ level }) => level)).toEqual(["trace", "debug", "info", "warn", "error"]);
});

test("[E12.categories] a level applies to its category and all below it, and the nearest entry wins", () => {
	const { stream, logger } = withStream({
		level: "warn",
		levels: { "acp.process": "debug", "acp.wire": "off" },
	});
	logger.info("no");
	logger.child("processes").info("no");
	logger.child("process").child("stderr").debug("yes");
	logger.child("process").trace("no");
	logger.child("wire").error("no");
	logger.child("driver").warn("yes");
	expect(stream.records().map(({ category }) => category)).toEqual(["acp.process.stderr", "acp.driver"]);
});

test("[E12.categories] a level can be changed while loggers are in use", () => {
	const { stream, logger } = withStream({ level: "info" });
	const child = logger.child("process");
	child.debug("before");
	logger.setLevel("debug");
	child.debug("after");
	expect(stream.records().map(({ message }) => message)).toEqual(["after"]);
});

test("[E12.harmless] fields are not even computed when the level is off or there is no sink", () => {
	const { logger } = withStream({ level: "info" });
	let made = 0;
	const fields = () => {
		made += 1;
		return {};
	};
	logger.debug("off", fields);
	Logger.create("alone").error("nobody", fields);
	expect(made).toBe(0);
	logger.info("on", fields);
	expect(made).toBe(1);
});

test("[E12.harmless] fields that cannot be computed or read never throw at the caller", () => {
	const { stream, logger } = withStream();
	logger.info("lazy", () => {
		throw new Error("no fields");
	});
	logger.info("getter", {
		get value(): never {
			throw new Error("no value");
		},
	});
	expect(stream.records().map(({ fields }) => fields)).toMatchObject([
		{ fieldsFailed: { message: "no fields" } },
		{ value: "[unreadable]" },
	]);
});

test("[E12.redacted] a secret registered late is hidden in fields that a child received earlier", () => {
	const { stream, logger } = withStream();
	const child = logger.child("process", { note: "the late-secret" });
	logger.redactor.register("late-secret");
	child.info("late-secret");
	expect(stream.records()).toMatchObject([{ message: "[redacted]", fields: { note: "the [redacted]" } }]);
});

test("[E12.harmless] a sink that throws is reported to the others once, and they keep working", () => {
	const { stream, logger } = withStream();
	const broken: LogSink = {
		name: "broken",
		write() {
			throw new Error("no space");
		},
	};
	const remove = logger.addSink(broken);
	logger.info("one");
	logger.info("two");
	expect(stream.records().map(({ message }) => message)).toEqual(["one", "A log sink failed", "two"]);
	expect(stream.records()[1]).toMatchObject({ fields: { sink: "broken" }, error: { message: "no space" } });
	remove();
	logger.info("three");
	expect(stream.records()).toHaveLength(4);
});

test("[E12.sinks] nothing is written after dispose", async () => {
	const { stream, logger } = withStream();
	await logger.dispose();
	logger.error("late");
	expect(stream.records()).toEqual([]);
});
