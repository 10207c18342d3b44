import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

const code =
	/\.(?:c|cc|cpp|cs|css|go|h|hpp|html?|java|jsx?|json|kt|lua|mjs|php|py|rb|rs|sh|sql|swift|toml|tsx?|xml|ya?ml)$/i;
const archive = /zip|tar|gzip|compressed|7z|rar/i;

/** The icon for a kind of file. */
export const fileIcon = (name: string, mimeType: string): IconName => {
	if (/^(?:image|audio|video)\//i.test(mimeType)) return "fileMedia";
	if (mimeType === "application/pdf") return "filePdf";
	if (archive.test(mimeType)) return "fileZip";
	if (code.test(name)) return "fileCode";
	return mimeType.startsWith("text/") ? "fileText" : "file";
};
