import type { Params, Result } from "@parley/protocol/contract/names";
import type { Draft } from "@parley/protocol/draft/draft";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Attachment } from "@parley/protocol/message/attachment";

type Body = Pick<Draft, "text" | "attachments">;

const bodyOf = ({ text, attachments = [] }: Body) => ({ text, attachments });

const isEmpty = ({ text, attachments = [] }: Body): boolean => text === "" && attachments.length === 0;

const isSame = (one: Body, other: Body): boolean =>
	JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

const emptyDraft: Draft = { revision: 0, writer: "", text: "", setAside: [] };

/** The drafts of the in-memory hub: enough of its rules to simulate two windows. */
export class FakeDrafts {
	readonly #drafts = new Map<string, Draft>();
	/** Called on every change. */
	onChanged: (sessionId: string, draft: Draft) => void = () => {};

	get(sessionId: string): Draft {
		return this.#drafts.get(sessionId) ?? emptyDraft;
	}

	put({ sessionId, stamp, ...body }: Params<"draft.put">): Result<"draft.put"> {
		const before = this.get(sessionId);
		const { writer } = stamp;
		const others = before.setAside.filter((each) => each.writer !== writer);
		const isFree = isEmpty(before) || isSame(before, body) || before.writer === writer;
		if (isFree || stamp.base >= before.revision)
			return { status: "kept", draft: this.#set(sessionId, { writer, ...bodyOf(body), setAside: others }) };
		const aside = { asideId: `aside of ${writer}`, writer, ...bodyOf(body), setAsideAt: 1 };
		const setAside = [...others, aside].slice(-5);
		return { status: "setAside", draft: this.#set(sessionId, { ...before, setAside }) };
	}

	use({ sessionId, asideId }: Params<"draft.use">): Draft {
		const before = this.get(sessionId);
		const { writer, setAside } = before;
		const used = setAside.find((each) => each.asideId === asideId);
		if (used === undefined) throw new RequestFailure("conflict", "It is not set aside any more.");
		const former = { asideId: `aside of ${writer}`, writer, ...bodyOf(before), setAsideAt: 1 };
		const others = setAside.filter((each) => each !== used);
		const rest = isEmpty(before) ? others : [...others, former];
		return this.#set(sessionId, { writer: used.writer, ...bodyOf(used), setAside: rest });
	}

	discard({ sessionId, asideId }: Params<"draft.discard">): Draft {
		const before = this.get(sessionId);
		const setAside = before.setAside.filter((each) => each.asideId !== asideId);
		return this.#set(sessionId, { ...before, setAside });
	}

	/** Clears a draft that was sent, from whichever window. */
	clear(sessionId: string, writer: string): void {
		this.#set(sessionId, { ...this.get(sessionId), writer, text: "", attachments: [] });
	}

	/** Simulates another window that writes on top of the current draft. */
	writeElsewhere(sessionId: string, text: string, attachments: readonly Attachment[] = []): void {
		const body = { text, attachments: [...attachments] };
		this.#set(sessionId, { ...this.get(sessionId), writer: "elsewhere", ...body });
	}

	#set(sessionId: string, draft: Omit<Draft, "revision">): Draft {
		const next = { ...draft, revision: this.get(sessionId).revision + 1 };
		this.#drafts.set(sessionId, next);
		this.onChanged(sessionId, next);
		return next;
	}
}
