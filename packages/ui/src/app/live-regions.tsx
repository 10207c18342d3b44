import { useAnnouncer } from "./app-context.ts";

export const LiveRegions = () => {
	const announcer = useAnnouncer();
	return (
		<>
			<div class="unseen" role="status">
				{announcer.polite()}
			</div>
			<div class="unseen" role="alert">
				{announcer.assertive()}
			</div>
		</>
	);
};
