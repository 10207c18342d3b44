import type { NoState, Slots } from "../../app/feature.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { Composer } from "./composer.tsx";

export const composerFeature = (): Slots<NoState, never, "compose"> => ({
	state: {},
	commands: { compose: focusComposer },
	shortcuts: [{ modifier: "alt", code: "KeyC", run: focusComposer }],
	ChatFoot: Composer,
});
