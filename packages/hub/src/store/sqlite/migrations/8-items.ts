/**
 * The item of each event, by the position of the item's first event, so that part of a turn can be read without the rest. In logs of
 * earlier releases an event that continues an item does not always name it: its item is found by id.
 */
export const items = `
	ALTER TABLE events ADD COLUMN item INTEGER;
	UPDATE events SET item = idx WHERE turn IS NOT NULL AND type NOT IN (
		'prompt.sent', 'turn.ended', 'session.created', 'session.renamed', 'prompt.accepted', 'prompt.removed', 'prompt.edited',
		'prompt.ordered', 'prompt.urged', 'agent.state'
	);
	UPDATE events SET item = places.at FROM (
		SELECT session, idx, min(at) OVER (PARTITION BY session, turn, kind, name, part) AS at FROM (
			SELECT session, turn, idx,
				iif(type LIKE 'permission.%', 'permission', type) AS kind,
				CASE type
					WHEN 'text' THEN payload ->> 'messageId'
					WHEN 'content' THEN payload ->> 'messageId'
					WHEN 'tool' THEN payload ->> 'toolCallId'
					WHEN 'plan' THEN ''
					ELSE payload ->> 'requestId'
				END AS name,
				iif(type IN ('text', 'content'), payload ->> 'blockId', '') AS part,
				iif(json_type(payload, '$.at') = 'integer' AND payload ->> 'at' BETWEEN 1 AND idx, payload ->> 'at', idx) AS at
			FROM events
			WHERE turn IS NOT NULL AND json_valid(payload)
				AND type IN ('text', 'content', 'tool', 'plan', 'permission.requested', 'permission.resolved')
		) WHERE name IS NOT NULL AND part IS NOT NULL
	) AS places
	WHERE events.session = places.session AND events.idx = places.idx AND places.at < places.idx;
	CREATE INDEX events_by_item ON events (session, turn, item, idx) WHERE turn IS NOT NULL;
`;
