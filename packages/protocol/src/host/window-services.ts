import type { WindowService } from "./window-methods.ts";

/** Apart from their schemas, which a program that only makes these requests does not bundle. */
const names: Readonly<Record<WindowService, true>> = {
	"host.pickFiles": true,
	"host.saveBlob": true,
	"host.saveExport": true,
	"host.importFiles": true,
};

/** Whether a window answers this request for its own views. */
export const isWindowService = (method: string): method is WindowService => Object.hasOwn(names, method);
