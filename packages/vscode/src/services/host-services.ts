import type { ExtensionContext } from "vscode";
import { commands } from "vscode";
import type { Views } from "../views/views.ts";
import type { DiffDocuments } from "./diff-documents.ts";
import { notify } from "./notify.ts";
import { openFile } from "./open-file.ts";
import { runLogin } from "./run-login.ts";
import { keepSecret, readSecret } from "./secrets.ts";
import type { HostServices } from "./serve-requests.ts";

export type ServiceParts = {
	readonly views: Views;
	readonly diffs: DiffDocuments;
	readonly context: Pick<ExtensionContext, "secrets">;
};

/** The requests from the hub that this window answers. */
export const hostServices = ({ views, diffs, context }: ServiceParts): HostServices => ({
	"host.openFile": openFile,
	"host.openDiff": (params, hub) => diffs.open(params, hub),
	"host.openText": (params, hub) => diffs.openText(params, hub),
	"host.manageTrust": async () => {
		await commands.executeCommand("workbench.trust.manage");
		return {};
	},
	"host.notify": async (notice) => notify(notice, views),
	"host.storeSecret": async ({ name, value }) => {
		await keepSecret(context.secrets, name, value);
		return {};
	},
	"host.runLogin": (params) => runLogin(params, context.secrets),
	"host.readSecret": ({ name }) => readSecret(context.secrets, name),
});
