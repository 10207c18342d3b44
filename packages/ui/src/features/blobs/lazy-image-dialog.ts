import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

export const LazyImageDialog = lazyDialog(async () => (await import("./image-dialog.tsx")).ImageDialog);
