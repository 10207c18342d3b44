import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { Logins } from "./logins.ts";

const LoginArea = lazyPanel(
	() => import("./login-area.tsx"),
	(module) => module.LoginArea,
	"login-waiting",
);

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
