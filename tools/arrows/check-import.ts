import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { isTestOnly } from "../source/files.ts";
import type { Import } from "../source/imports.ts";
import { areaOf, lowerFolderLeft, mayImport, mayName, packageOf, runsInNode } from "./area.ts";
import { ownScope } from "./arrows.ts";
import type { Finding, Rule, Subject } from "./violation.ts";

type Refusal = readonly [Rule, string] | undefined;

/** The arrow violation of one import, if any. */
export const checkImport = (found: Import, subject: Subject): Finding[] => {
	const refusal = refuse(found, subject);
	return refusal === undefined ? [] : [{ rule: refusal[0], line: found.line, message: refusal[1] }];
};

const refuse = ({ kind, specifier }: Import, subject: Subject): Refusal => {
	if (specifier === undefined) {
		return kind === "place"
			? undefined
			: ["computed-import", "imports a computed name, which cannot be checked"];
	}
	if (specifier.startsWith(".")) {
		const target = posix.join(posix.dirname(subject.file.path), specifier);
		return kind === "place" ? refusePlace(target, subject) : refuseRelative(target, subject);
	}
	if (isBuiltin(specifier)) {
		const allowed = runsInNode(subject.area) || subject.isDevelopment;
		return allowed ? undefined : ["node-in-pure-code", `imports ${specifier}`];
	}
	if (specifier === "vscode") {
		return subject.area.platform === "editor" ? undefined : ["editor-outside-vscode", "imports vscode"];
	}
	if (!specifier.startsWith(ownScope)) return refuseForeign(specifier, subject);
	const module = specifier.slice(ownScope.length);
	const isNamed = kind === "place" && mayName(subject.file.path, `packages/${module.split("/")[0]}`);
	return isNamed ? undefined : refuseOwn(module, subject);
};

const refusePlace = (target: string, { file }: Subject): Refusal => {
	return mayName(file.path, packageOf(target))
		? undefined
		: ["escapes-package", `names ${target}, outside its package`];
};

const refuseRelative = (target: string, { file, area, isDevelopment }: Subject): Refusal => {
	if (packageOf(target) !== packageOf(file.path)) {
		return ["escapes-package", `imports ${target}, outside its package`];
	}
	if (isDevelopment) return undefined;
	if (isTestOnly(target)) return ["imports-test-code", `imports ${target}, which is for tests`];
	const lower = lowerFolderLeft(file.path, target);
	if (lower !== undefined) {
		return ["leaves-lower-folder", `imports ${target}; ${lower} may import only what lies in it`];
	}
	const targetArea = areaOf(target);
	const needsNode = targetArea !== undefined && runsInNode(targetArea) && !runsInNode(area);
	return needsNode ? ["node-in-pure-code", `imports ${target}, which needs Node`] : undefined;
};

const refuseOwn = (module: string, subject: Subject): Refusal => {
	const { area, isDevelopment } = subject;
	if (!mayImport(area, module)) {
		const allowed = area.imports.join(", ") || "no package of ours";
		return ["package-arrow", `imports ${ownScope}${module}; ${area.path} may import ${allowed}`];
	}
	if (isTestOnly(module) && !isDevelopment) {
		return ["imports-test-code", `imports ${ownScope}${module}, which is for tests`];
	}
	return refuseUndeclared(`${ownScope}${module}`, subject);
};

const refuseForeign = (specifier: string, subject: Subject): Refusal => {
	const { area, isDevelopment } = subject;
	const name = packageNameOf(specifier);
	if (area.npm !== undefined && !isDevelopment && !area.npm.includes(name)) {
		return [
			"npm-package-not-allowed",
			`imports ${name}; ${area.path} may import only ${area.npm.join(", ")}`,
		];
	}
	return refuseUndeclared(specifier, subject);
};

const refuseUndeclared = (specifier: string, { declared, isDevelopment }: Subject): Refusal => {
	const name = packageNameOf(specifier);
	const isDeclared = (isDevelopment ? declared.development : declared.runtime).has(name);
	return isDeclared
		? undefined
		: ["undeclared-package", `imports ${name}, which its package.json does not declare`];
};

const packageNameOf = (specifier: string): string => {
	const parts = specifier.startsWith("@") ? 2 : 1;
	return specifier.split("/").slice(0, parts).join("/");
};
