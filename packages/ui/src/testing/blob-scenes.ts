/* Scenes run inside the page, so they use nothing but `window`. */

/** A chat with files in a prompt, images and long texts from the agent, and some blobs missing. */
export const blobChat = (): void => {
	const { hub } = window;
	hub.addSession("blobs", "/code/engine", "eliza", "Files and long texts");
	const png = (width: number, height: number, colour: string) => {
		const canvas = document.createElement("canvas");
		canvas.width = width;
		canvas.height = height;
		const context = canvas.getContext("2d");
		if (context !== null) {
			context.fillStyle = colour;
			context.fillRect(0, 0, width, height);
			context.fillStyle = "#ffffff";
			context.fillRect(width / 4, height / 4, width / 2, height / 2);
		}
		const data = atob(canvas.toDataURL("image/png").split(",")[1] ?? "");
		return hub.blobs.add(Uint8Array.from(data, (letter) => letter.charCodeAt(0)));
	};
	const file = (name: string, mimeType: string, reference: { blob: string; size: number }) => ({
		type: "attachment" as const,
		attachmentId: name,
		name,
		mimeType,
		...reference,
	});
	const gone = { blob: "0".repeat(64), size: 54_321 };
	const content = [
		{ type: "text" as const, text: "Look at these, please" },
		file("screenshot.png", "image/png", png(640, 400, "#3366aa")),
		file("notes.txt", "text/plain", hub.blobs.add("Some notes\n")),
		file("gone.png", "image/png", gone),
		file("drawing.svg", "image/svg+xml", hub.blobs.add("<svg xmlns='http://www.w3.org/2000/svg'/>")),
	];
	hub.append("blobs", "prompt.accepted", { messageId: "p1", content });
	hub.append("blobs", "prompt.sent", { messageId: "p1", content }, 1);
	const turn = hub.turn("blobs", 1);
	turn.answer("I looked at all of them.");
	turn.log("content", {
		messageId: "a1",
		blockId: "picture",
		content: { type: "image", mimeType: "image/png", ...png(900, 500, "#aa6633") },
	});
	const lines = Array.from({ length: 60_000 }, (_, at) => `line ${at}: ünïcödé 語 😀 and more words`).join(
		"\n",
	);
	const long = { head: lines.slice(0, 2000), tail: lines.slice(-2000), length: lines.length };
	turn.tool({
		toolCallId: "t1",
		title: "npm test",
		kind: "execute",
		status: "completed",
		content: [{ type: "content", content: { type: "longText", ...long, ...hub.blobs.add(lines) } }],
	});
	turn.tool({
		toolCallId: "t2",
		title: "cat gone.log",
		kind: "execute",
		status: "completed",
		content: [
			{
				type: "content",
				content: { type: "longText", head: "first\n", tail: "last\n", length: 54_000, ...gone },
			},
			{ type: "content", content: { type: "image", mimeType: "image/svg+xml", ...hub.blobs.add("<svg/>") } },
		],
	});
	const before = Array.from({ length: 4000 }, (_, at) => `const value${at} = ${at};`).join("\n");
	const after = before.replace("value3000 = 3000", "value3000 = 'three thousand'");
	turn.tool({
		toolCallId: "t3",
		title: "Edit values.ts",
		kind: "edit",
		status: "completed",
		content: [
			{
				type: "diff",
				path: "/code/engine/src/values.ts",
				oldText: before.slice(0, 1000),
				newText: after.slice(0, 1000),
				oldBlob: hub.blobs.add(before),
				newBlob: hub.blobs.add(after),
			},
		],
	});
	turn.answer("That is all.");
	turn.end();
};
