import type { SourceFile } from "../source/source-file.ts";
import type { Area } from "./arrows.ts";

export type Rule =
	| "computed-import"
	| "dom-outside-ui"
	| "editor-outside-vscode"
	| "escapes-package"
	| "import-circle"
	| "imports-test-code"
	| "leaves-lower-folder"
	| "node-in-pure-code"
	| "npm-package-not-allowed"
	| "package-arrow"
	| "undeclared-package"
	| "unknown-package";

export type Finding = {
	readonly rule: Rule;
	readonly line: number;
	readonly message: string;
};

export interface Violation extends Finding {
	readonly file: string;
}

/** Names of the packages that files of one package may import. */
export type Declared = {
	/** For shipped code. */
	readonly runtime: ReadonlySet<string>;
	/** For tests and scripts. */
	readonly development: ReadonlySet<string>;
};

/** A file under check and the rules that apply to it. */
export type Subject = {
	readonly file: SourceFile;
	readonly area: Area;
	readonly declared: Declared;
	/** Tests and build scripts run in Node, whatever their package's platform. */
	readonly isDevelopment: boolean;
};
