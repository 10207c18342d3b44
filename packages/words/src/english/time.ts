/** Durations, short enough for a list. */
export const time = {
	"time.now": "now",
	"time.minutes": "{minutes} min",
	"time.hours": "{hours} h",
	"time.days": "{days} d",
	"time.seconds": "{seconds}s",
	"time.minutesSeconds": "{minutes}m {seconds}s",
} as const;
