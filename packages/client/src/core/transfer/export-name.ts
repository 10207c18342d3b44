import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";

const endings: Readonly<Record<ArchiveFormat, string>> = { markdown: "md", jsonl: "jsonl" };

/** A file name for an exported session that is valid on every file system: its title, made unique by its id. */
export const exportName = (title: string, sessionId: string, format: ArchiveFormat): string => {
	const words = title
		.normalize("NFC")
		.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
		.replaceAll(/^-+|-+$/g, "");
	const short = [...words].slice(0, 50).join("").replace(/-+$/, "");
	const id = sessionId.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 8);
	return `${["chat", short, id].filter((part) => part !== "").join("-")}.${endings[format]}`;
};

/** The same for all sessions at once. */
export const exportAllName = (date: Date, format: ArchiveFormat): string =>
	`parley-chats-${date.toISOString().slice(0, 10)}.${endings[format]}`;
