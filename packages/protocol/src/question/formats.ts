export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text);

export const isUri = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\S+$/iu.test(text);

export const isDate = (text: string): boolean => {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	if (year === undefined) return false;
	// The thirtieth of February would become a day of March.
	const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
	return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

/** A time zone belongs to it: without one it would be another moment elsewhere. */
export const isDateTime = (text: string): boolean => {
	const [, date = "", hour, minute, second = "0"] =
		/^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i.exec(text) ?? [];
	return isDate(date) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
};
