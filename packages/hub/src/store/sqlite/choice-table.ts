import type { StatementSync } from "node:sqlite";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { isParams } from "@parley/protocol/contract/check-params";
import type { StoredChoice } from "../choice-store.ts";

type Row = Readonly<Record<string, unknown>>;

/** What people last chose, one row per agent and choice. */
export class ChoiceTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** An unreadable choice is left out: it is a convenience. */
	all(): StoredChoice[] {
		const rows = this.#prepare("SELECT agent, name, change FROM choices ORDER BY agent, name").all();
		return rows.flatMap((row) => readChoice(row) ?? []);
	}

	put({ agent, name, change }: StoredChoice): void {
		const sql = `INSERT INTO choices (agent, name, change) VALUES (?, ?, ?)
			ON CONFLICT (agent, name) DO UPDATE SET change = excluded.change`;
		this.#prepare(sql).run(agent, name, JSON.stringify(change));
	}
}

const readChoice = ({ agent, name, change }: Row): StoredChoice | undefined => {
	const read = readChange(String(change));
	return read && { agent: String(agent), name: String(name), change: read };
};

const readChange = (text: string): OptionChange | undefined => {
	try {
		const params = { sessionId: "any", change: JSON.parse(text) };
		return isParams("session.configure", params) ? params.change : undefined;
	} catch {
		return undefined;
	}
};
