import type { StatementSync } from "node:sqlite";
import type { StoredApproval, StoredSwitch } from "../server-store.ts";

/** Decisions on MCP servers. */
export class ServerTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	approvals(): StoredApproval[] {
		return this.#prepare("SELECT folder, name, definition, at FROM server_approvals")
			.all()
			.map((row) => ({
				...{ folder: String(row["folder"]), name: String(row["name"]) },
				...{ definition: String(row["definition"]), at: Number(row["at"]) },
			}));
	}

	approve({ folder, name, definition, at }: StoredApproval): void {
		const sql = `INSERT INTO server_approvals (folder, name, definition, at) VALUES (?, ?, ?, ?)
			ON CONFLICT (folder, name) DO UPDATE SET definition = excluded.definition, at = excluded.at`;
		this.#prepare(sql).run(folder, name, definition, at);
	}

	revoke(folder: string, name: string): void {
		this.#prepare("DELETE FROM server_approvals WHERE folder = ? AND name = ?").run(folder, name);
	}

	/** A crash may have left those of a purged session. */
	switches(): StoredSwitch[] {
		this.#prepare(
			"DELETE FROM server_switches WHERE scope <> '' AND scope NOT IN (SELECT session_id FROM sessions)",
		).run();
		return this.#prepare("SELECT scope, origin, name, is_on FROM server_switches")
			.all()
			.map((row) => ({
				...{ scope: String(row["scope"]), origin: String(row["origin"]) },
				...{ name: String(row["name"]), isOn: row["is_on"] === 1 },
			}));
	}

	putSwitch({ scope, origin, name, isOn }: StoredSwitch): void {
		const sql = `INSERT INTO server_switches (scope, origin, name, is_on) VALUES (?, ?, ?, ?)
			ON CONFLICT (scope, origin, name) DO UPDATE SET is_on = excluded.is_on`;
		this.#prepare(sql).run(scope, origin, name, isOn ? 1 : 0);
	}

	forget(scope: string): void {
		this.#prepare("DELETE FROM server_switches WHERE scope = ?").run(scope);
	}
}
