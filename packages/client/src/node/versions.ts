/** Whether a client can use a hub of another version; if not, which of the two needs an update. */
export type VersionVerdict = "compatible" | "hub-older" | "hub-newer" | "unknown";

/** Before 1.0 a change of the second number is breaking, afterwards of the first. */
export const compareVersions = (hub: string, client: string): VersionVerdict => {
	const [ours, theirs] = [parse(client), parse(hub)];
	if (ours === undefined || theirs === undefined) return hub === client ? "compatible" : "unknown";
	const [major, minor] = [theirs.major - ours.major, theirs.minor - ours.minor];
	const difference = major !== 0 || ours.major > 0 ? major : minor;
	if (difference === 0) return "compatible";
	return difference < 0 ? "hub-older" : "hub-newer";
};

const parse = (version: string): { major: number; minor: number } | undefined => {
	const [, major, minor] = /^(\d{1,9})\.(\d{1,9})\.\d{1,9}(?:[-+].*)?$/.exec(version) ?? [];
	return major === undefined || minor === undefined
		? undefined
		: { major: Number(major), minor: Number(minor) };
};
