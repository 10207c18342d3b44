/** What is wrong with the value of a field in a form: said by the page while it is filled in, and by the hub. */
export const field = {
	"field.needed": "This field needs an answer.",
	"field.needsText": "Enter a text.",
	"field.needsNumber": "Enter a number.",
	"field.needsWhole": "Enter a whole number.",
	"field.needsYesOrNo": "Choose yes or no.",
	"field.needsOption": "Choose from the list.",
	"field.needsEmail": "Enter an e-mail address.",
	"field.needsAddress": "Enter a full address, such as https://example.org.",
	"field.needsDate": "Enter a date as year-month-day.",
	"field.needsTime": "Enter a date with a time.",
	"field.tooShort": {
		one: "Enter at least {count} character.",
		other: "Enter at least {count} characters.",
	},
	"field.tooLong": {
		one: "Enter at most {count} character.",
		other: "Enter at most {count} characters.",
	},
	"field.tooSmall": "Enter {limit} or more.",
	"field.tooLarge": "Enter {limit} or less.",
	"field.tooFew": { one: "Choose at least {count}.", other: "Choose at least {count}." },
	"field.tooMany": { one: "Choose at most {count}.", other: "Choose at most {count}." },
	"field.wrongPattern": "This does not fit the pattern {pattern}",
	"field.unknownField": "The agent did not ask for this.",
} as const;
