import { englishOfPanels } from "@parley/words/english/english-of-panels";
import { englishLocale } from "@parley/words/locale";

/** For the side effect: the sentences of panels come with the first panel. */
englishLocale.learn(englishOfPanels);
