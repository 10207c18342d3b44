import type { WindowService } from "./window-methods.ts";

/** Beside their schemas, which a program that only asks for them does not carry. */
const names: Readonly<Record<WindowService, true>> = {
	"host.pickFiles": true,
	"host.saveBlob": true,
	"host.saveExport": true,
	"host.importFiles": true,
};

/** Whether a window answers this for its own views. */
export const isWindowService = (method: string): method is WindowService => Object.hasOwn(names, method);
