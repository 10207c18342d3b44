import type { Trick } from "./trick.ts";

const rate = 8000;

/** A soft tone of a fifth of a second, as a WAV file in base64. */
const toneWav = (): string => {
	const samples = rate / 5;
	const wav = Buffer.alloc(44 + samples);
	wav.write("RIFF", 0);
	wav.writeUInt32LE(36 + samples, 4);
	wav.write("WAVEfmt ", 8);
	wav.writeUInt32LE(16, 16);
	wav.writeUInt16LE(1, 20);
	wav.writeUInt16LE(1, 22);
	wav.writeUInt32LE(rate, 24);
	wav.writeUInt32LE(rate, 28);
	wav.writeUInt16LE(1, 32);
	wav.writeUInt16LE(8, 34);
	wav.write("data", 36);
	wav.writeUInt32LE(samples, 40);
	for (let at = 0; at < samples; at += 1)
		wav[44 + at] = 128 + Math.round(40 * Math.sin((at * 2 * Math.PI * 440) / rate));
	return wav.toString("base64");
};

export const sound: Trick = {
	name: "sound",
	summary: "Plays a tone, in the answer and in a tool call.",
	usage: "",
	async run(turn) {
		const content = { type: "audio", mimeType: "audio/wav", data: toneWav() } as const;
		const id = await turn.openTool({ title: "Strike a bell", kind: "other" });
		await turn.changeTool(id, { status: "completed", content: [{ type: "content", content }] });
		await turn.update({ sessionUpdate: "agent_message_chunk", content });
		await turn.speak("My bell. What does it remind you of?");
		return "end_turn";
	},
};
