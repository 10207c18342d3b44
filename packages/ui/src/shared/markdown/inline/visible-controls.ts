const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Makes characters that change the reading direction visible, as in `[U+202E]`. */
export const showDirectionControls = (text: string): string => {
	return text.replace(
		directionControls,
		(char) => `[U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`,
	);
};
