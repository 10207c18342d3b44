import { afterEach, expect, test } from "vitest";
import { englishLocale } from "../locale.ts";
import { pseudoLocale } from "../pseudo.ts";
import { say, speak } from "../spoken.ts";
import { unsaidIn } from "./unsaid.ts";

afterEach(() => speak(englishLocale));

test.for<[shown: string, unsaid: string[]]>([
	["Fix the flaky test", []],
	["flaky test", []],
	["a.ts, engine", []],
	["öffnen", []],
	["Schéma", []],
	["⟦Çłóóšéé (Delete)⟧", ["Delete"]],
	["Delete", ["Delete"]],
	["⟦Éẋƥóóřť “Fix the flaky test”⟧", []],
	["⟦3 ƒííłééš⟧ Alt+N", ["Alt+N"]],
	["Nov 16, 3:04 PM", []],
	["Export", ["Export"]],
	["Export Fix the flaky test", ["Export Fix the flaky test"]],
	["⟦Éẋƥóóřť⟧ now", ["now"]],
	["⟦Šťááťéé: running⟧", ["running"]],
	["5 h", ["h"]],
	["⟦Łóóñĝ (⟦1.5 ĶɃ⟧)⟧", []],
	["5 KB", ["KB"]],
	["⟦Łóóñĝ (5 KB)⟧", ["KB"]],
])("[ground] of “%s”, %j is neither data nor from the catalogue", ([shown, unsaid]) => {
	expect(unsaidIn(shown, "Fix the flaky test\n/code/engine/a.ts\nSchéma öffnen")).toEqual(unsaid);
});

test("[ground] nothing is reported in a sentence from the catalogue", () => {
	speak(pseudoLocale);
	expect(unsaidIn(say("transport.unreachable"), "")).toEqual([]);
});
