import { globalsOf } from "../source/globals.ts";
import { hasDom, runsInNode } from "./area.ts";
import { domGlobalPattern, domGlobals, nodeGlobals } from "./arrows.ts";
import type { Finding, Subject } from "./violation.ts";

/** Uses of a platform that the file's area does not have, other than by import. */
export const checkPlatform = (subject: Subject): Finding[] => {
	const { file, area, isDevelopment } = subject;
	const names = [...globalsOf(file), ...typeReferences(subject)];
	return names.flatMap(({ name, line }): Finding[] => {
		if (isNode(name) && !runsInNode(area) && !isDevelopment) {
			return [{ rule: "node-in-pure-code", line, message: `uses ${name}, which only Node has` }];
		}
		if (isDom(name) && !hasDom(area)) {
			return [{ rule: "dom-outside-ui", line, message: `uses ${name}, which only a browser has` }];
		}
		return [];
	});
};

/** `/// <reference lib="dom" />` and `/// <reference types="node" />` add a platform through the back door. */
const typeReferences = ({ file }: Subject): { name: string; line: number }[] => {
	return file.comments.flatMap(({ value, start }) => {
		const [, kind, name] = /^\/\s*<reference\s+(lib|types)\s*=\s*["']([^"']+)/.exec(value) ?? [];
		return kind === undefined ? [] : [{ name: `${kind}=${name}`, line: file.lineOf(start) }];
	});
};

const isNode = (name: string): boolean => {
	return nodeGlobals.has(name) || name === "types=node";
};

const isDom = (name: string): boolean => {
	return domGlobals.has(name) || domGlobalPattern.test(name) || name.startsWith("lib=dom");
};
