import { expect, test } from "vitest";
import { CleanUp } from "./clean-up.ts";

test("[D7.lifetime] what was begun last is ended first, one after the other", async () => {
	const ended: string[] = [];
	const slow = async (): Promise<void> => {
		await new Promise((resolve) => setImmediate(resolve));
		ended.push("async");
	};
	{
		await using cleanUp = new CleanUp();
		cleanUp.use({ [Symbol.dispose]: () => void ended.push("sync") });
		cleanUp.use({ [Symbol.asyncDispose]: slow });
		cleanUp.defer(() => void ended.push("deferred"));
		expect(ended).toEqual([]);
	}
	expect(ended).toEqual(["deferred", "async", "sync"]);
});

test("[D7.lifetime] one that fails does not keep the others from ending, and is reported", async () => {
	const ended: string[] = [];
	const cleanUp = new CleanUp();
	cleanUp.defer(() => void ended.push("first"));
	cleanUp.defer(() => {
		throw new Error("stuck");
	});
	await expect(cleanUp[Symbol.asyncDispose]()).rejects.toThrow("stuck");
	expect(ended).toEqual(["first"]);
});
