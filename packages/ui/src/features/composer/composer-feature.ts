import type { Slots } from "../../app/feature.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";

export const composerFeature = (): Slots<never, "compose"> => ({
	commands: { compose: focusComposer },
	shortcuts: [{ modifier: "alt", code: "KeyC", run: focusComposer }],
});
