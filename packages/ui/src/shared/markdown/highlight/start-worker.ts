/**
 * Starts a worker from the address of its module. A webview may not start one from another origin, so the module is fetched and started
 * from a blob; it must not import anything.
 */
export const startWorker = async (moduleUrl: string): Promise<Worker> => {
	const response = await fetch(moduleUrl);
	if (!response.ok) throw new WorkerNotFound(moduleUrl, response.status);
	const url = URL.createObjectURL(new Blob([await response.text()], { type: "text/javascript" }));
	try {
		return new Worker(url, { type: "module", name: "highlight" });
	} finally {
		URL.revokeObjectURL(url);
	}
};

export class WorkerNotFound extends Error {
	override readonly name = "WorkerNotFound";

	constructor(moduleUrl: string, status: number) {
		super(`The worker at ${moduleUrl} could not be read (HTTP ${status}); code is shown without colours.`);
	}
}
