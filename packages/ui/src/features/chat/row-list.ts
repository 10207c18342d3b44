import type { SessionState } from "@parley/transcript/session-state";
import type { PlanItem, Turn } from "@parley/transcript/turn/turn";
import { type Accessor, createSignal } from "solid-js";
import { Row } from "./row.ts";
import { rowsOfTurn } from "./rows-of-turn.ts";

type Drawn = {
	readonly turn: Turn;
	readonly running: boolean;
	readonly current: boolean;
	readonly rows: readonly Row[];
};

export type Rows = {
	readonly rows: readonly Row[];
	/** Rows came or went at the top, so the list must keep its position from the end. */
	readonly fromTop: boolean;
};

/** The rows of a session. Updates skip unchanged turns and leave unchanged rows alone. */
export class RowList {
	readonly rows: Accessor<Rows>;
	readonly #setRows: (rows: Rows) => void;
	readonly #isOpen: (key: string) => boolean;
	#drawn = new Map<number, Drawn>();
	#state: SessionState | undefined;

	constructor(isOpen: (key: string) => boolean) {
		this.#isOpen = isOpen;
		const [rows, setRows] = createSignal<Rows>({ rows: [], fromTop: false });
		this.rows = rows;
		this.#setRows = setRows;
	}

	update(state: SessionState): void {
		const fromTop = this.#state !== undefined && !beginAlike(this.#state, state);
		this.#state = state;
		const drawn = new Map<number, Drawn>();
		let changed = this.#drawn.size !== state.turns.length;
		for (const turn of state.turns) {
			const before = this.#drawn.get(turn.number);
			const running = state.head.running?.turn === turn.number;
			const current = turn === state.turns.at(-1) && state.head.link.state === "attached";
			const isSame = before?.turn === turn && before.running === running && before.current === current;
			const after = isSame ? before : this.#draw({ turn, running, current }, before);
			if (before?.rows !== after.rows) changed = true;
			drawn.set(turn.number, after);
		}
		this.#drawn = drawn;
		if (changed) this.#publish(fromTop);
	}

	/** A group was opened or closed, which changes the rows of its turn. */
	redraw(key: string): void {
		const number = Number.parseInt(key, 10);
		const before = this.#drawn.get(number);
		if (before === undefined) return;
		this.#drawn.set(number, this.#draw(before, before));
		this.#publish(false);
	}

	#draw({ turn, running, current }: Omit<Drawn, "rows">, before: Drawn | undefined): Drawn {
		const planBefore = () => this.#planBefore(turn.number);
		const plans = rowsOfTurn(turn, { running, current, isOpen: this.#isOpen, planBefore });
		const known = new Map(before?.rows.map((row) => [row.key, row]));
		const rows = plans.map(({ key, kind, content }) => {
			const row = known.get(key);
			if (row === undefined) return new Row(key, kind, content);
			row.show(content);
			return row;
		});
		const same =
			before?.rows.length === rows.length && rows.every((row, position) => before.rows[position] === row);
		return { turn, running, current, rows: same ? before.rows : rows };
	}

	#planBefore(number: number): PlanItem | undefined {
		const earlier = this.#state?.turns.filter((turn) => turn.number < number) ?? [];
		for (const turn of earlier.toReversed()) {
			const plan = turn.items.findLast((item) => item.type === "plan");
			if (plan?.type === "plan") return plan;
		}
		return undefined;
	}

	#publish(fromTop: boolean): void {
		this.#setRows({ rows: [...this.#drawn.values()].flatMap(({ rows }) => rows), fromTop });
	}
}

const beginAlike = (one: SessionState, other: SessionState): boolean =>
	one.firstTurn === other.firstTurn && one.turns[0]?.firstItem === other.turns[0]?.firstItem;
