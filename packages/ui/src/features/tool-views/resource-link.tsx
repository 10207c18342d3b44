import { Match, Switch } from "solid-js";
import { safeLink } from "../../shared/markdown/inline/safe-url.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { PathButton } from "../file-link/path-button.tsx";
import "./tool-views.css";

/** What an agent refers to: a page to open, a file to show in the editor, or else a name. */
export const ResourceLink = (props: { readonly name: string; readonly uri: string }) => {
	const name = () => (props.name === "" ? props.uri : props.name);
	const page = () => safeLink(props.uri);
	const path = () => pathIn(props.uri);
	return (
		<div class="resource" title={props.uri}>
			<Icon name="link" tone="muted" />
			<Switch fallback={<span>{name()}</span>}>
				<Match when={page()}>
					{(href) => (
						<a href={href()} target="_blank" rel="noopener noreferrer">
							{name()}
						</a>
					)}
				</Match>
				<Match when={path()}>{(file) => <PathButton location={{ path: file() }} />}</Match>
			</Switch>
		</div>
	);
};

const pathIn = (uri: string): string | undefined => {
	const url = URL.parse(uri);
	if (url?.protocol !== "file:" || url.host !== "") return undefined;
	try {
		return decodeURIComponent(url.pathname);
	} catch (error) {
		if (error instanceof URIError) return undefined;
		throw error;
	}
};
