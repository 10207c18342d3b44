import { expect, test } from "vitest";
import { CleanUp } from "./clean-up.ts";

test("[D7.lifetime] resources are disposed in reverse order, one after another", async () => {
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

test("[D7.lifetime] a failing disposal is reported and does not prevent the others", async () => {
	const ended: string[] = [];
	const cleanUp = new CleanUp();
	cleanUp.defer(() => void ended.push("first"));
	cleanUp.defer(() => {
		throw new Error("stuck");
	});
	await expect(cleanUp[Symbol.asyncDispose]()).rejects.toThrow("stuck");
	expect(ended).toEqual(["first"]);
});
