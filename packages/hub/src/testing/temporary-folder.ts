import { mkdtempDisposable, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that goes away with the test. Its path has no links in it. */
export const temporaryFolder = async () => mkdtempDisposable(join(await realpath(tmpdir()), "parley-hub-"));
