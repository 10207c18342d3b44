import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeHub } from "../../testing/fake-hub.ts";
import { BlobReader } from "./blob-reader.ts";
import { ImageCache, ImageTooLargeError, NotAnImageError } from "./image-cache.ts";

const png = (side: number, padding: number) => {
	const bytes = new Uint8Array(24 + padding);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, side);
	new DataView(bytes.buffer).setUint32(20, side);
	return bytes;
};

const open = new Set<string>();

beforeEach(() => {
	const { createObjectURL, revokeObjectURL } = URL;
	vi.spyOn(URL, "createObjectURL").mockImplementation((data) => {
		const url = createObjectURL(data);
		open.add(url);
		return url;
	});
	vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => {
		open.delete(url);
		revokeObjectURL(url);
	});
});

afterEach(() => {
	vi.restoreAllMocks();
	open.clear();
});

/** A cache with room for two pictures that no view shows. */
const start = () => {
	const hub = new FakeHub();
	const cache = new ImageCache(new BlobReader(hub), 2100);
	const reads = () => hub.requests.filter(({ method }) => method === "blob.read").length;
	return { hub, cache, reads };
};

test("[E25.shown] a picture is read once for all views, and its type comes from its data", async () => {
	const { hub, cache, reads } = start();
	const reference = hub.blobs.add(png(10, 900));
	const one = cache.hold(reference);
	const other = cache.hold(reference);
	expect(await one.image).toMatchObject({ type: "image/png", width: 10, height: 10 });
	expect(await other.image).toBe(await one.image);
	expect(reads()).toBe(1);
	expect(open.size).toBe(1);
});

test("[E25.shown] pictures that no view shows are evicted, least recently used first; shown ones never are", async () => {
	const { hub, cache } = start();
	const holds = [1, 2, 3, 4].map((side) => cache.hold(hub.blobs.add(png(side, 900))));
	const images = await Promise.all(holds.map(({ image }) => image));
	expect(open.size).toBe(4);
	for (const hold of holds.slice(0, 3)) hold.release();
	expect(images.map(({ url }) => open.has(url))).toEqual([false, true, true, true]);
	holds[1]?.release();
	expect(open.size).toBe(3);
	cache.dispose();
	expect(open.size).toBe(0);
});

test("[E25.shown] reading a picture stops when no view waits for it any more", async () => {
	const { hub, cache, reads } = start();
	hub.blobs.hold();
	const hold = cache.hold(hub.blobs.add(png(5, 1024 * 1024)));
	hold.release();
	hub.blobs.release();
	await expect(hold.image).rejects.toThrow();
	expect(reads()).toBeLessThanOrEqual(1);
	expect(open.size).toBe(0);
});

test("[E25.shown] a picture that this page uploaded is not read from the hub", async () => {
	const { hub, cache, reads } = start();
	const bytes = png(7, 900);
	const reference = hub.blobs.add(bytes);
	cache.give(reference.blob, new Blob([bytes], { type: "image/png" }));
	expect(await cache.hold(reference).image).toMatchObject({ width: 7 });
	expect(reads()).toBe(0);
});

test("[E25.shown] a failure reaches every waiting view, and the next request tries again", async () => {
	const { hub, cache } = start();
	const reference = hub.blobs.add(png(8, 900));
	hub.blobs.remove(reference.blob);
	await expect(cache.hold(reference).image).rejects.toThrow("There is no blob");
	hub.blobs.add(png(8, 900));
	expect(await cache.hold(reference).image).toMatchObject({ width: 8 });
});

test("[E25.shown] data that is not a picture, has too many pixels or is too short is refused with a reason", async () => {
	const { hub, cache } = start();
	await expect(cache.hold(hub.blobs.add("<svg/>")).image).rejects.toThrow(NotAnImageError);
	await expect(cache.hold(hub.blobs.add(png(10_000, 0))).image).rejects.toThrow(ImageTooLargeError);
	const { blob, size } = hub.blobs.add(png(9, 10));
	await expect(cache.hold({ blob, size: size + 1 }).image).rejects.toThrow("It is damaged");
	expect(open.size).toBe(0);
});
