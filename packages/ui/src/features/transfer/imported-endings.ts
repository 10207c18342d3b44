/** What files with exported chats are called, for the browser's dialog. */
export const importedEndings = ".jsonl,.json,.txt,application/jsonl,application/json";
