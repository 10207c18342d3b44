import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

export const LazyImageDialog = lazyDialog(
	() => import("./image-dialog.tsx"),
	(module) => module.ImageDialog,
);
