import { array } from "./array.ts";
import { compact } from "./compact.ts";
import { consent } from "./consent.ts";
import { expire } from "./expire.ts";
import { extension } from "./extension.ts";
import { first } from "./first.ts";
import { form } from "./form.ts";
import { notice } from "./notice.ts";
import { plans } from "./plans.ts";
import { poison } from "./poison.ts";
import { propose } from "./propose.ts";
import { recall } from "./recall.ts";
import { reuse } from "./reuse.ts";
import { servers } from "./servers.ts";
import { config, mode, model } from "./settings.ts";
import { spend } from "./spend.ts";
import { steer } from "./steer.ts";
import { stop } from "./stop.ts";
import { subagent } from "./subagent.ts";
import { terminal } from "./terminal.ts";
import { title } from "./title.ts";
import type { Trick } from "./trick.ts";
import { url } from "./url.ts";
import { user } from "./user.ts";
import { withdraw } from "./withdraw.ts";

/** The tricks that play what agents can do beyond talking and using tools. */
export const abilityTricks: readonly Trick[] = [
	first,
	recall,
	title,
	mode,
	model,
	config,
	spend,
	notice,
	compact,
	form,
	url,
	consent,
	withdraw,
	steer,
	terminal,
	array,
	plans,
	propose,
	subagent,
	user,
	servers,
	extension,
	reuse,
	stop,
	poison,
	expire,
];
