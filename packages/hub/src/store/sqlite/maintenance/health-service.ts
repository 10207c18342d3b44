import type { Salvage, StoreHealth } from "../../store-health.ts";
import { damagedFiles, removeDamagedFiles } from "../salvage/damaged-files.ts";
import type { StoreMarks } from "../store-marks.ts";
import type { Served } from "../thread/port-types.ts";

export class HealthService implements Served<StoreHealth> {
	readonly #path: string;
	readonly #marks: StoreMarks;

	constructor(path: string, marks: StoreMarks) {
		this.#path = path;
		this.#marks = marks;
	}

	probe(): void {
		this.#marks.probe();
	}

	salvage(): Salvage | undefined {
		const mark = this.#marks.salvage;
		if (mark === undefined) return undefined;
		const file = damagedFiles(this.#path).find(({ path }) => path === mark.kept);
		return { ...mark, bytes: file?.bytes ?? 0 };
	}

	dismissSalvage(remove: boolean): void {
		if (remove) removeDamagedFiles(this.#path);
		this.#marks.salvage = undefined;
	}
}
