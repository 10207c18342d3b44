import { whyNotAttachable } from "@parley/protocol/blob/attachable";
import type { LeftFile } from "@parley/protocol/host/window-methods";

export type FileChoice<Each> = { readonly chosen: readonly Each[]; readonly left: readonly LeftFile[] };

/** Selects the picked files that can be attached, by the rules that apply everywhere. */
export const chooseFiles = <Each extends { readonly name: string; readonly size: number }>(
	picked: readonly Each[],
	room: number,
): FileChoice<Each> => {
	const chosen: Each[] = [];
	const left: LeftFile[] = [];
	for (const file of picked) {
		const reason = whyNotAttachable(file.size) ?? (chosen.length < room ? undefined : "too_many");
		if (reason === undefined) chosen.push(file);
		else left.push({ name: file.name, reason });
	}
	return { chosen, left };
};
