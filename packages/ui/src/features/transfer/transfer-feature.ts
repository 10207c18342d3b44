import type { Slots } from "../../app/feature.ts";
import { ImportButton } from "./import-button.tsx";

export const transferFeature = (): Slots => ({
	ListFoot: ImportButton,
});
