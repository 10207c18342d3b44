import type { LogEventType } from "./log-event.ts";

/** Compares a stored type, which may be any text, with a declared one: a renamed type then fails to compile. */
export const isType = (type: unknown, declared: LogEventType): boolean => type === declared;
