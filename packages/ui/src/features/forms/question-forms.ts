import { isFields } from "@parley/base/guards/fields";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { checkAnswer } from "@parley/protocol/question/check-answer";
import type { Question } from "@parley/protocol/question/events";
import type { FormField } from "@parley/protocol/question/form";
import { say, sayWording } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { SessionPart } from "../../shared/session/session-part.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { readJson, type ViewState } from "../../shared/view-state.ts";
import { filledFields, type RawValue, type RawValues, withoutSecrets } from "./form-values.ts";

/** A question as this view works on it. */
export type FormState = {
	readonly values: RawValues;
	/** What is wrong with fields, by their names. */
	readonly problems: Readonly<Record<string, string>>;
	readonly isSending: boolean;
	/** Why the answer was not taken. */
	readonly problem?: string;
};

type Forms = Readonly<Record<string, FormState>>;
type Kept = Readonly<Record<string, RawValues>>;

const untouched: FormState = { values: {}, problems: {}, isSending: false };

/** Where a view keeps what was entered into the forms of a session. */
export const keptValues = (sessionId: string): string => `questions.${sessionId}`;

/**
 * What a person has entered into the open questions of a session, and the way of the answers to the hub. What was entered survives hiding
 * the chat, and a reload, except for secrets. A question itself disappears when the log says that it is over.
 */
export class QuestionForms implements SessionPart {
	readonly #forms: Accessor<Forms>;
	readonly #set: (change: (before: Forms) => Forms) => void;
	readonly #session: Pick<SessionStore, "sessionId" | "state">;
	readonly #hub: HubConnection;
	readonly #viewState: ViewState;
	/** Without secrets, by the ids of their questions. */
	#kept: Kept;

	constructor(session: Pick<SessionStore, "sessionId" | "state">, hub: HubConnection, viewState: ViewState) {
		this.#session = session;
		this.#hub = hub;
		this.#viewState = viewState;
		this.#kept = readJson(viewState, keptValues(session.sessionId), isKept) ?? {};
		const forms = Object.entries(this.#kept).map(([id, values]) => [id, { ...untouched, values }] as const);
		const [current, setCurrent] = createSignal<Forms>(Object.fromEntries(forms));
		this.#forms = current;
		this.#set = setCurrent;
	}

	of(requestId: string): FormState {
		return this.#forms()[requestId] ?? untouched;
	}

	enter(question: Question, field: FormField, value: RawValue): void {
		const { requestId } = question;
		const before = this.of(requestId);
		const { [field.name]: _, ...problems } = before.problems;
		const values = { ...before.values, [field.name]: value };
		this.#put(requestId, { ...before, values, problems });
		this.#keep({ ...this.#kept, [requestId]: withoutSecrets(fieldsOf(question), values) });
	}

	/** Sends the values unless something is wrong with them. False if something is. */
	async submit(question: Question): Promise<boolean> {
		const fields = fieldsOf(question);
		const { values: entered } = this.of(question.requestId);
		const values = filledFields(fields, entered);
		// Patterns are the agent's, and could stop the page; the hub checks them.
		const found = checkAnswer(fields, values, () => true);
		const problems = found.map(({ name, wording }) => [name, sayWording(wording, "")] as const);
		if (problems.length > 0) {
			this.#put(question.requestId, {
				...this.of(question.requestId),
				problems: Object.fromEntries(problems),
			});
			return false;
		}
		return this.#send(question.requestId, { action: "accept", values });
	}

	accept({ requestId }: Question): void {
		void this.#send(requestId, { action: "accept" });
	}

	refuse({ requestId }: Question, action: "decline" | "cancel"): void {
		void this.#send(requestId, { action });
	}

	applied(): void {
		this.#review();
	}

	rebuilt(): void {
		this.#review();
	}

	async #send(requestId: string, answer: Answer): Promise<boolean> {
		const before = this.of(requestId);
		if (before.isSending) return true;
		const { problem, ...clean } = before;
		this.#put(requestId, { ...clean, problems: {}, isSending: true });
		try {
			const { sessionId } = this.#session;
			const { problems = [] } = await this.#hub.request("question.answer", {
				sessionId,
				requestId,
				...answer,
			});
			const found = problems.map(
				({ name, message, wording }) => [name, sayWording(wording, message)] as const,
			);
			this.#finish(requestId, { problems: Object.fromEntries(found) });
			return found.length === 0;
		} catch (error) {
			this.#finish(requestId, { problem: reasonOf(error) });
			return false;
		}
	}

	#finish(requestId: string, change: Partial<FormState>): void {
		if (Object.hasOwn(this.#forms(), requestId))
			this.#put(requestId, { ...this.of(requestId), ...change, isSending: false });
	}

	#put(requestId: string, form: FormState): void {
		this.#set((before) => ({ ...before, [requestId]: form }));
	}

	/** Forgets what was entered for questions that are over. */
	#review(): void {
		const state = this.#session.state();
		if (state === undefined) return;
		const open = new Set(state.head.questions.map(({ requestId }) => requestId));
		const isOpen = ([requestId]: readonly [string, unknown]): boolean => open.has(requestId);
		const forms = Object.entries(this.#forms());
		if (!forms.every(isOpen)) this.#set(() => Object.fromEntries(forms.filter(isOpen)));
		const kept = Object.entries(this.#kept);
		if (!kept.every(isOpen)) this.#keep(Object.fromEntries(kept.filter(isOpen)));
	}

	#keep(kept: Kept): void {
		this.#kept = kept;
		const key = keptValues(this.#session.sessionId);
		if (Object.keys(kept).length === 0) this.#viewState.remove(key);
		else this.#viewState.write(key, JSON.stringify(kept));
	}
}

type Answer = {
	readonly action: "accept" | "decline" | "cancel";
	readonly values?: ReturnType<typeof filledFields>;
};

export const fieldsOf = ({ form }: Question): readonly FormField[] =>
	form.type === "form" ? form.fields : [];

const reasonOf = (error: unknown): string => {
	if (hasCode(error, "disconnected")) return say("question.noConnection");
	if (hasCode(error, "conflict")) return say("question.answeredElsewhere");
	return say("question.notAnswered", { reason: failureText(error) });
};

const isKept = (value: unknown): value is Kept =>
	isFields(value) &&
	Object.values(value).every((form) => isFields(form) && Object.values(form).every(isRawValue));

const isRawValue = (value: unknown): value is RawValue =>
	typeof value === "string" ||
	typeof value === "boolean" ||
	(Array.isArray(value) && value.every((each) => typeof each === "string"));
