import { expect, test } from "vitest";
import { LogEventStream, LogStreamClosedError } from "./event-stream.ts";
import type { LogRecord } from "./record.ts";

const record = (message: string): LogRecord => ({ time: 0, level: "info", category: "test", message });
const messages = (stream: LogEventStream) => stream.records().map(({ message }) => message);

test("[E12.stream] at its limit the stream drops the oldest record and counts it", () => {
	const stream = new LogEventStream(3);
	for (const message of ["a", "b", "c"]) stream.write(record(message));
	expect(stream.dropped).toBe(0);
	for (const message of ["d", "e"]) stream.write(record(message));
	expect(messages(stream)).toEqual(["c", "d", "e"]);
	expect(stream.dropped).toBe(2);
});

test("[E12.stream] a stream without capacity is refused", () => {
	expect(() => new LogEventStream(0)).toThrow(RangeError);
});

test("[E12.stream] a wait ends with a record already held or a later one", async () => {
	const stream = new LogEventStream();
	stream.write(record("held"));
	await expect(stream.waitFor(({ message }) => message === "held")).resolves.toMatchObject({
		message: "held",
	});
	const coming = stream.waitFor(({ message }) => message === "coming");
	stream.write(record("other"));
	stream.write(record("coming"));
	await expect(coming).resolves.toMatchObject({ message: "coming" });
});

test("[E12.stream] when the stream ends, a wait fails and names what it waited for", async () => {
	const stream = new LogEventStream();
	const never = stream.waitFor(() => false, "the agent's exit");
	stream.dispose();
	await expect(never).rejects.toThrow("the agent's exit");
	await expect(stream.waitFor(() => false)).rejects.toBeInstanceOf(LogStreamClosedError);
});

test("[E12.stream] a predicate that throws fails its own wait only", async () => {
	const stream = new LogEventStream();
	const failing = stream.waitFor(() => {
		throw new Error("bad predicate");
	});
	const fine = stream.waitFor(() => true);
	stream.write(record("x"));
	await expect(failing).rejects.toThrow("bad predicate");
	await expect(fine).resolves.toMatchObject({ message: "x" });
});

test("[E12.stream] subscribers see each record until they unsubscribe; one that throws does not stop the others", () => {
	const stream = new LogEventStream();
	const seen: string[] = [];
	const leave = stream.subscribe(() => {
		throw new Error("bad subscriber");
	});
	stream.subscribe(({ message }) => seen.push(message));
	expect(() => stream.write(record("a"))).toThrow("A log subscriber failed");
	leave();
	stream.write(record("b"));
	expect(seen).toEqual(["a", "b"]);
	stream.dispose();
	stream.write(record("c"));
	expect(seen).toEqual(["a", "b"]);
});
