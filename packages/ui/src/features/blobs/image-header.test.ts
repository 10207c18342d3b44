import fc from "fast-check";
import { expect, test } from "vitest";
import { readImageHeader } from "./image-header.ts";

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const png = "89504e470d0a1a0a0000000d49484452000003200000025808060000009a76822d";
const gif = "474946383961200310000080000000ffffff";
/** An application segment, a table and a fill byte precede the frame. */
const jpeg = "ffd8ffe000104a46494600010101004800480000ffc40005010203ffffc2000b080258032001012200";
const webpLossy = "52494646240000005745425056503820180000003001009d012a20031000";
const webpExtended = "524946460000000057454250565038580a000000100000001f03000f0000";

test.each([
	["PNG", png, { type: "image/png", width: 800, height: 600 }],
	["GIF", gif, { type: "image/gif", width: 800, height: 16 }],
	["JPEG behind other segments", jpeg, { type: "image/jpeg", width: 800, height: 600 }],
	["WebP", webpLossy, { type: "image/webp", width: 800, height: 16 }],
	["WebP with features", webpExtended, { type: "image/webp", width: 800, height: 16 }],
])("[E25.shown] a %s reveals its dimensions", (_, hex, header) => {
	expect(readImageHeader(bytes(hex))).toEqual(header);
});

test.each([
	["SVG", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
	["HTML", "<!doctype html><script>alert(1)</script>"],
	["nothing", ""],
])("[E25.shown] %s is not accepted as a picture, whatever its declared type", (_, text) => {
	expect(readImageHeader(new TextEncoder().encode(text))).toBeUndefined();
});

test("[E25.shown] a truncated picture, or any other data, is read without an exception", () => {
	for (const whole of [png, gif, jpeg, webpLossy, webpExtended].map(bytes)) {
		for (let length = 0; length < whole.length; length += 1) readImageHeader(whole.slice(0, length));
	}
	expect(readImageHeader(bytes(png).slice(0, 20))).toBeUndefined();
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), (data) => {
			readImageHeader(new Uint8Array([0xff, 0xd8, ...data]));
			readImageHeader(new Uint8Array(data));
		}),
	);
});
