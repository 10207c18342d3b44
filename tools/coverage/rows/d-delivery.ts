import { type RowGroup, row } from "../row.ts";

export const delivery: RowGroup = {
	title: "D. Identity, order, delivery",
	rows: [
		row("D1", "Tabs, sessions, agent sessions and messages have ids of their own", {
			spaces: "The id spaces are separate; ids are unique in theirs",
			mapped: "Session and agent session are mapped in both directions at once",
			several: "A session has several agent sessions over time",
			messages: "The UI makes message ids; one that is sent twice runs once",
			early: "What an agent says before its session has a name finds that session",
		}),
		row("D2", "Tabs prompt side by side; prompts of one session wait in a visible queue", {
			tabs: "Prompts of different sessions run at the same time and do not mix",
			serial: "Prompts of one session run one after another, in their order",
			queue: "The queue is seen in every view",
			edit: "What is queued can be changed, moved and taken back",
			sendNow: "What is queued can be sent now, and the others follow",
			held: "After Stop the queue is held; a new message runs first",
		}),
		row("D3", "Each session counts its events; a view names what it has seen and gets the rest", {
			index: "The log counts without holes and takes nothing twice",
			ignored: "A view ignores what it has seen",
			lastSeen: "A view that connects says what it has seen, per session",
			replay: "What it missed comes in order, whatever was killed, cut or damaged in between",
			committed: "Nothing is shown or acknowledged before it is committed",
			folded: "Folding and merging change nothing for a view, wherever it stands",
			pages: "Older turns are paged in and forgotten without touching what was seen",
		}),
		row("D4", "A hidden or unready view loses nothing and sees nothing twice", {
			hidden: "A hidden view has everything once when it is shown",
			unready: "A view that is not ready yet has everything once when it is",
			bounded: "A hidden or slow view costs no more memory however much passes",
			watchdog: "A visible view that stops answering is rebuilt",
			activation: "Transient view state belongs to one activation",
			gone: "A view whose session is gone, refused or replaced learns it",
		}),
		row("D5", "Closing a tab detaches", {
			detach: "Closing a tab detaches and stops nothing",
			grace: "The agent session of an idle, unseen chat is closed after a grace time",
			resumable: "One that can be neither resumed nor loaded stays much longer",
			running: "What runs goes on in the list",
			stopAndClose: "Stop and close is a choice of its own",
			mappings: "The mappings go with the agent session, and nothing is left behind",
			log: "The log stays",
		}),
		row("D6", "An agent that dies is shown in each of its tabs and restarted by one click", {
			error: "Every tab that lost its agent shows the error and its reason",
			idle: "Chats that were idle are not marked",
			restart: "One click restarts the agent, an idle one too",
			next: "The next prompt gets a new agent",
			resume: "Sessions continue by resume",
			load: "Sessions continue by load",
			seeded: "Else a new agent session is seeded from the transcript",
			seam: "A new agent session shows a seam",
			fresh: "A fresh agent session in any chat, also as the way out of one that fails every prompt",
			switch: "A chat goes on with another agent, seeded from its transcript, behind a seam that says so",
			late: "A replay that comes late repeats nothing",
			remembers: "Asked after a restart of everything what it was told before, an agent knows it",
		}),
		row("D7", "Disposed views, reloads and restarts leave the turn running", {
			view: "A disposed view leaves the turn running",
			reload: "A reloaded window or page shows the same turn going on",
			extensionHost: "A restarted extension host finds the same turn",
			editor: "An editor that is closed and opened again finds the same turn",
			pending: "A pending approval survives the loss of any view",
			hub: "A hub that dies loses nothing it acknowledged; where its agents died too, the next one closes what was open",
			keeper:
				"The next hub takes up running agents where the last one left off: no byte is lost or repeated, no line written twice",
			remap: "What a hub knew of an agent is rebuilt from the log, and the next one continues exactly",
			reattach:
				"A turn survives the kill of its hub: the next one goes on with the same agent, in mid-sentence, and nothing is sent or asked twice",
			upgrade:
				"A newer hub takes over from a busy older one at once, which ends or is killed; its agents keep working, and a downgrade is refused",
			restart:
				"A restart leaves agents at work; a stop ends hub, agents and keeper, also when the hub is dead",
			stopped:
				"A hub that is stopped on purpose closes its turns as stopped and tells its views, which then show nothing as running",
			pendingHub: "A pending approval survives the hub while its agent lives",
			position:
				"A session's row says up to where its log has the output of its agent's process, committed with the events of it",
			detached: "A session whose agent was let go or lost is attached to none for the next hub",
			lapsed: "When the agent died, its pending approvals are shown as lapsed",
			disk: "While nothing can be saved nothing unsaved is shown, people are told, and it goes on by itself",
			lifetime: "The hub lives as long as it is needed, ends in good order, and stays ended when told to",
			start: "Whoever needs a hub finds or starts exactly one, however slow its start",
		}),
	],
};
