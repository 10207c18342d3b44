import { archiveValidators } from "../generated/validators.js";
import type { ArchiveLine, ArchiveLineName } from "../session/transfer/archive.ts";
import { ValidatorTable } from "./validator-table.ts";

const table = new ValidatorTable("the archive line", archiveValidators);

export const isArchiveLine = <Name extends ArchiveLineName>(
	name: Name,
	data: unknown,
): data is ArchiveLine<Name> => table.require(name)(data);

export const archiveProblem = (name: ArchiveLineName): string => table.lastProblem(name);
