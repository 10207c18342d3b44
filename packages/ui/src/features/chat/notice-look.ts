/** How a notice is drawn. A severity of tomorrow is named. */
export const noticeLook = (severity: string) => {
	switch (severity) {
		case "error":
			return { icon: "error", tone: "error", words: "chat.noticeError", isUnknown: false } as const;
		case "warning":
			return { icon: "warning", tone: "warning", words: "chat.noticeWarning", isUnknown: false } as const;
		default:
			return {
				icon: "info",
				tone: "muted",
				words: "chat.notice",
				isUnknown: severity !== "info",
			} as const;
	}
};
