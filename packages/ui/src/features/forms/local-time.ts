const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** A moment as a date field of the page shows it: without a zone, in the time of this place. */
export const localTime = (moment: string): string => {
	const date = new Date(moment);
	if (moment === "" || Number.isNaN(date.getTime())) return "";
	const day = [
		String(date.getFullYear()).padStart(4, "0"),
		twoDigits(date.getMonth() + 1),
		twoDigits(date.getDate()),
	];
	return `${day.join("-")}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

/** The reverse; what is no time stays as it is, to be reported. */
export const isoTime = (local: string): string => {
	const date = new Date(local);
	return Number.isNaN(date.getTime()) ? local : date.toISOString();
};
