import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { FilesState } from "../files/files-feature.ts";
import { ImportButton } from "./import-button.tsx";
import { Transfers } from "./transfers.ts";

export type TransferState = { readonly transfers: Transfers };

export const transferFeature = ({ hub, saver }: Ground & FilesState): Slots<TransferState> => ({
	state: { transfers: new Transfers(hub, saver) },
	ListFoot: ImportButton,
});
