/** What of a chat cannot be read, and why. */
export const damage = {
	"damage.eventNotJson": "Event {position} is not JSON.",
	"damage.eventMisfits": "Event {position} does not match its schema.",
	"damage.eventOnDamagedPart": "Event {position} is in a damaged part of the store file.",
	"damage.eventsLost": {
		one: "{count} event from position {from} on was lost when the store's file was damaged.",
		other: "{count} events from position {from} on were lost when the store's file was damaged.",
	},
	"damage.onDamagedPart": "The chat is in a damaged part of the store file.",
	"damage.beginningLost": "The chat's beginning is lost.",
	"damage.endLost": "The chat's log ends at event {found} instead of event {expected}.",
	"damage.entryNotJson": "The chat's entry in the list is not JSON.",
	"damage.entryMisfits": "The chat's entry in the list does not match its schema.",
	"damage.indexNotJson": "The chat's index is not JSON.",
	"damage.indexMisfits": "The chat's index does not match its schema.",
	"damage.indexedEventsLost": "The chat's index names events that are not there.",
	"damage.indexOnDamagedPart": "The chat's index is in a damaged part of the store file.",
} as const;
