/*
 * ajv writes the same statements for every property of every schema. Written once, as functions, they take half the room, which
 * counts where a page loads the checks.
 */

const helpers = `const fail = (check, instancePath, message) => { check.errors = [{ instancePath, message }]; return false; };
const failAs = (check, inner) => { check.errors = inner.errors; return false; };
const lacks = (check, instancePath, name) => fail(check, instancePath, "must have required property '" + name + "'");
const add = (problems, instancePath, message) => [...(problems ?? []), { instancePath, message }];
const addAll = (problems, inner) => [...(problems ?? []), ...inner.errors];
`;

/** The same checks with the same problems, in fewer characters. */
export const shortenChecks = (code: string): string =>
	helpers + nameMessages(eachCheck(code, (check) => withoutFlags(shortenProblems(check))));

/** The same checks without a reason for what does not fit. */
export const withoutReasons = (code: string): string =>
	eachCheck(code, (check) =>
		withoutFlags(shortenProblems(check))
			.replaceAll(/\breturn (?:fail|failAs|lacks)\(.*\);/g, "return false;")
			.replaceAll(/vErrors = addAll\(.*\);\nerrors = vErrors\.length;/g, "errors++;")
			.replaceAll(/vErrors = add\(.*\);\n/g, "")
			.replaceAll(/^validate\d+\.errors = vErrors;\n/gm, "")
			.replaceAll(/(\(data[\w.[\]]*), instancePath.*?\)\)/g, "$1))")
			.replace('(data, instancePath="")', "(data)"),
	);

const eachCheck = (code: string, change: (check: string) => string): string =>
	code
		.split(/^(?=function )/m)
		.map(change)
		.join("");

const shortenProblems = (check: string): string =>
	check
		.replace('{instancePath="", parentData, parentDataProperty, rootData=data}={}', 'instancePath=""')
		.replaceAll(
			/\{instancePath(?::([^{}]*?))?,parentData[^{}]*?,rootData\}/g,
			(_, path: string = "instancePath") => path,
		)
		.replaceAll(
			/(validate\d+)\.errors = \[\{instancePath(?::(.*?))?,message:(.*)\}\];\nreturn false;/g,
			(_, name: string, path: string = "instancePath", message: string) =>
				`return ${failure(name, path, message)};`,
		)
		.replaceAll(
			/const (err\d+) = \{instancePath(?::(.*?))?,message:(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
			(_, _name, path: string = "instancePath", message: string) =>
				`vErrors = add(vErrors, ${path}, ${message});`,
		)
		.replaceAll(
			/vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);/g,
			"vErrors = addAll(vErrors, $1);",
		);

const failure = (name: string, path: string, message: string): string => {
	const missing = /^"must have required property '"\+(\w+)\+"'"$/.exec(message)?.[1];
	return missing === undefined ? `fail(${name}, ${path}, ${message})` : `lacks(${name}, ${path}, ${missing})`;
};

/** Without alternatives the first problem settles the matter, so no flag has to guard what comes after it. */
const withoutFlags = (check: string): string => {
	if (check.includes("must match a schema in anyOf")) return check;

	const own = /^function (validate\d+)/.exec(check)?.[1] ?? "";
	return check
		.replaceAll(
			/vErrors = addAll\(vErrors, (validate\d+)\);\nerrors = vErrors\.length;/g,
			`return failAs(${own}, $1);`,
		)
		.replaceAll(/^(?:var|let|const) (?:valid|_errs)\d+ = .*;\n/gm, "")
		.replaceAll(/^if\(!valid\d+\)\{\nbreak;\n\}\n/gm, "")
		.replaceAll(/^if\((?:valid\d+|errors === (?:0|_errs\d+))\)\{$/gm, "{");
};

/** A message that many problems have is written once. */
const nameMessages = (code: string): string => {
	const names = new Map<string, string>();
	const named = code.replaceAll(
		/((?:fail|add)\(.*, )("must [^"]*")\);$/gm,
		(_, before: string, message: string) => {
			const name = names.get(message) ?? `message${names.size}`;
			names.set(message, name);
			return `${before}${name});`;
		},
	);
	return `${[...names].map(([message, name]) => `const ${name} = ${message};\n`).join("")}${named}`;
};
