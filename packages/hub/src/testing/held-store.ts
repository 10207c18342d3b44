import type { Append, LogWriter } from "../store/log-store.ts";

/** A store that answers when it is told to. */
export class HeldStore implements LogWriter {
	readonly appends: { append: Append; done: PromiseWithResolvers<void> }[] = [];
	readonly lookUps: PromiseWithResolvers<undefined>[] = [];
	readonly #watchers: (() => void)[] = [];
	readonly #holdsLookUps: boolean;
	#isOpen = false;

	constructor({ holdsLookUps = false } = {}) {
		this.#holdsLookUps = holdsLookUps;
	}

	append(append: Append): Promise<void> {
		const done = Promise.withResolvers<void>();
		if (this.#isOpen) done.resolve();
		this.appends.push({ append, done });
		for (const look of this.#watchers) look();
		return done.promise;
	}

	findTool(): Promise<undefined> {
		const found = Promise.withResolvers<undefined>();
		if (this.#isOpen || !this.#holdsLookUps) found.resolve(undefined);
		this.lookUps.push(found);
		for (const look of this.#watchers) look();
		return found.promise;
	}

	/** Resolves when that many appends have come. */
	came(count: number): Promise<void> {
		return this.#until(() => this.appends.length >= count);
	}

	/** Resolves when that many tools were asked for. */
	looked(count: number): Promise<void> {
		return this.#until(() => this.lookUps.length >= count);
	}

	commit(at: number): void {
		this.appends[at]?.done.resolve();
	}

	/** Answers all that is asked, from now on at once. */
	open(): void {
		this.#isOpen = true;
		for (const { done } of this.appends) done.resolve();
		for (const found of this.lookUps) found.resolve(undefined);
	}

	async #until(isSo: () => boolean): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const look = (): void => {
			if (isSo()) resolve();
		};
		this.#watchers.push(look);
		look();
		await promise;
	}
}
