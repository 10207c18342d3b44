import { expect, test } from "vitest";
import { lastingWords, optionRoles } from "./option-roles.ts";

const option = (kind: string) => ({ optionId: kind, name: kind, kind });
const [always, once, never, no] = ["allow_always", "allow_once", "reject_always", "reject_once"].map(option);

test("[E21.once] the primary answer is to allow once, in any order of options; Escape rejects, once", () => {
	const options = [always, never, no, once].flatMap((each) => each ?? []);
	expect(optionRoles(options)).toEqual({ primary: once, refusal: no, lasting: [always, never] });
	expect(optionRoles([option("allow_always"), option("reject_always")])).toMatchObject({
		primary: undefined,
		refusal: never,
	});
});

test("[E21.always] a lasting answer says who remembers it", () => {
	expect(lastingWords([option("allow_always")], "Eliza")).toBe(
		"“allow_always”: Eliza remembers it and decides what else it covers.",
	);
	expect(lastingWords([option("allow_always"), option("reject_always")], "Eliza")).toBe(
		"“allow_always”, “reject_always”: Eliza remembers them and decides what else they cover.",
	);
	expect(lastingWords([], "Eliza")).toBeUndefined();
});
