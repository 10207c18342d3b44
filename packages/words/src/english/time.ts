/** Spans of time, as short as a list needs them. */
export const time = {
	"time.now": "now",
	"time.minutes": "{minutes} min",
	"time.hours": "{hours} h",
	"time.days": "{days} d",
	"time.seconds": "{seconds}s",
	"time.minutesSeconds": "{minutes}m {seconds}s",
} as const;
