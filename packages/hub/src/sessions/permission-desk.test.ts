import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionRequest } from "@parley/protocol/permission/events";
import { expect, test } from "vitest";
import { PermissionDesk } from "./permission-desk.ts";

const options = [
	{ optionId: "yes", name: "Yes", kind: "allow_once" },
	{ optionId: "no", name: "No", kind: "reject_once" },
];

const request = (requestId: string): PermissionRequest => ({ requestId, title: "Remove it", options });

const open = (pending: readonly string[] = []) => {
	const recorded: EventBody[] = [];
	const told: string[] = [];
	const desk = new PermissionDesk(
		pending.map((requestId) => ({ requestId, title: "Remove it", at: 1, request: request(requestId) })),
		async (event) => void recorded.push(event),
	);
	const asker = {
		answerPermission: async (requestId: string, optionId: string, keep: () => Promise<void>) => {
			await keep();
			told.push(`${requestId} ${optionId}`);
		},
	};
	return { desk, asker, told, recorded };
};

const conflict = { code: "conflict" };

test("[E5.blocked] a decision is recorded, delivered by its key, and counts once", async () => {
	const { desk, asker, told, recorded } = open();
	recorded.push(...desk.asked(request("p")));
	const answered = desk.answer(asker, "p", "yes");
	await expect(desk.answer(asker, "p", "no")).rejects.toMatchObject(conflict);
	await answered;
	recorded.push(...desk.withdrawn("p", { type: "cancelled" }));
	expect(told).toEqual(["p yes"]);
	expect(recorded).toEqual([
		{ type: "permission.requested", payload: request("p") },
		{
			type: "permission.resolved",
			payload: { requestId: "p", outcome: { type: "selected", optionId: "yes" } },
		},
	]);
});

test("[E5.blocked] an option that was not offered decides nothing, and the request stays pending", async () => {
	const { desk, asker, told, recorded } = open();
	recorded.push(...desk.asked(request("p")));
	await expect(desk.answer(asker, "p", "made up")).rejects.toMatchObject({
		code: "bad_request",
		message: "This request has no option made up. Choose one of: yes, no.",
	});
	expect(recorded).toHaveLength(1);
	await desk.answer(asker, "p", "no");
	expect(told).toEqual(["p no"]);
});

test("[E5.stopped] a withdrawn request can no longer be decided", async () => {
	const { desk, asker, told, recorded } = open();
	recorded.push(...desk.asked(request("p")));
	recorded.push(...desk.withdrawn("p", { type: "cancelled" }));
	await expect(desk.answer(asker, "p", "yes")).rejects.toMatchObject(conflict);
	expect(told).toEqual([]);
	expect(recorded.at(-1)).toEqual({
		type: "permission.resolved",
		payload: { requestId: "p", outcome: { type: "cancelled" } },
	});
});

test("[E5.blocked] a request pending in the log can be decided, unless no agent waits or it was closed", async () => {
	const { desk, asker, told } = open(["old"]);
	await expect(desk.answer(undefined, "old", "yes")).rejects.toMatchObject(conflict);
	await desk.answer(asker, "old", "yes");
	expect(told).toEqual(["old yes"]);
	const closed = open(["old"]);
	closed.desk.clear();
	await expect(closed.desk.answer(asker, "old", "yes")).rejects.toMatchObject(conflict);
	expect(closed.recorded).toEqual([]);
});

test("[E5.blocked] a decision that the agent cannot take is not recorded, and the request can still be withdrawn", async () => {
	const { desk, recorded } = open(["p"]);
	const gone = {
		answerPermission: () => {
			throw new Error("Nobody waits for that.");
		},
	};
	await expect(desk.answer(gone, "p", "yes")).rejects.toThrow("Nobody waits");
	expect(recorded).toEqual([]);
	expect(desk.withdrawn("p", { type: "cancelled" })).toHaveLength(1);
});
