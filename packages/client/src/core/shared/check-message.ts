import { isFields } from "@parley/base/guards/fields";
import { isCount, isOptional, isText } from "@parley/base/guards/scalars";
import { isRequestEnvelope } from "@parley/protocol/contract/check-envelope";
import { isId } from "./is-id.ts";
import { portVersion, type SharedMessage, type TabMessage } from "./port-message.ts";

export const isTabMessage = (data: unknown): data is TabMessage => {
	if (!isFields(data) || data["v"] !== portVersion) return false;
	switch (data["kind"]) {
		case "req":
			return isRequestEnvelope(data);
		case "attach":
			return isText(data["origin"]) && isText(data["token"]);
		case "open":
			return isId(data["feed"]) && isId(data["sessionId"]) && isOptional(data["turns"], isCount);
		case "reopen":
		case "leave":
			return isId(data["feed"]);
		case "retry":
		case "beat":
		case "took":
		case "detach":
			return true;
		default:
			return false;
	}
};

const sharedKinds: Readonly<Record<SharedMessage["kind"], true>> = {
	res: true,
	evt: true,
	status: true,
	update: true,
	beat: true,
	lost: true,
};

/**
 * Checks the frame only. A page and the worker or relay behind its port are one program: outside data was checked there, so that
 * a page bundles no schemas and checks nothing twice.
 */
export const isSharedMessage = (data: unknown): data is SharedMessage => {
	if (!isFields(data) || data["v"] !== portVersion) return false;
	return isText(data["kind"]) && Object.hasOwn(sharedKinds, data["kind"]);
};
