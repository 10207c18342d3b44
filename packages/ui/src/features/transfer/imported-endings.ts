/** The file types of exported chats, for the browser's dialog. */
export const importedEndings = ".jsonl,.json,.txt,application/jsonl,application/json";
