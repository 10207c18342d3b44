/** Colour themes of a page in a browser. */
export const theme = {
	"theme.colours": "Colours",
	"theme.system": "System colours",
	"theme.dark": "Dark",
	"theme.light": "Light",
	"theme.contrast": "High contrast",
} as const;
