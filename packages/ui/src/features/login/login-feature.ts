import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { LoginArea } from "./login-area.tsx";
import { Logins } from "./logins.ts";

export type LoginState = { readonly logins: Logins };

export const loginFeature = ({ hub }: Ground): Slots<LoginState, "logins"> => {
	const logins = new Logins(hub);
	return {
		state: { logins },
		topics: { logins: (attempts) => logins.take(attempts) },
		load: () => logins.load(),
		ChatCard: LoginArea,
	};
};
