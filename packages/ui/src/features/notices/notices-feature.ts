import type { Slots } from "../../app/feature.ts";
import { NoticeList } from "./notice-list.tsx";

export const noticesFeature = (): Slots => ({ state: {}, Banner: NoticeList });
