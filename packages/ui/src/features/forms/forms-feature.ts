import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { QuestionArea } from "./question-area.tsx";
import { keptValues, QuestionForms } from "./question-forms.ts";

export type FormsState = { readonly forms: PerSession<QuestionForms> };

export const formsFeature = ({ hub, viewState }: Ground): Slots<FormsState> => {
	const forms = new PerSession((session) => new QuestionForms(session, hub, viewState));
	return {
		state: { forms },
		forSession: (session) => forms.of(session),
		forget: (sessionId) => viewState.remove(keptValues(sessionId)),
		ChatCard: QuestionArea,
	};
};
