/** The parts of an extension's package.json that its package repeats. */
export type ExtensionManifest = {
	readonly name: string;
	readonly displayName: string;
	readonly description: string;
	readonly version: string;
	readonly publisher: string;
	readonly engines: { readonly vscode: string };
	readonly categories: readonly string[];
	readonly keywords: readonly string[];
	readonly icon: string;
	readonly extensionKind: readonly string[];
};

/** `extension.vsixmanifest`: what an editor or a gallery reads before it looks into the package. */
export const vsixManifest = (manifest: ExtensionManifest): string => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
	<Metadata>
		<Identity Language="en-US" Id="${text(manifest.name)}" Version="${text(manifest.version)}" Publisher="${text(manifest.publisher)}" />
		<DisplayName>${text(manifest.displayName)}</DisplayName>
		<Description xml:space="preserve">${text(manifest.description)}</Description>
		<Tags>${text(manifest.keywords.join(","))}</Tags>
		<Categories>${text(manifest.categories.join(","))}</Categories>
		<GalleryFlags>Public</GalleryFlags>
		<Properties>
			<Property Id="Microsoft.VisualStudio.Code.Engine" Value="${text(manifest.engines.vscode)}" />
			<Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${text(manifest.extensionKind.join(","))}" />
			<Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true" />
			<Property Id="Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown" Value="true" />
			<Property Id="Microsoft.VisualStudio.Services.Content.Pricing" Value="Free" />
		</Properties>
		<License>extension/LICENSE.txt</License>
		<Icon>extension/${text(manifest.icon)}</Icon>
	</Metadata>
	<Installation>
		<InstallationTarget Id="Microsoft.VisualStudio.Code" />
	</Installation>
	<Dependencies />
	<Assets>
		<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
		<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true" />
		<Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true" />
		<Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
		<Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/${text(manifest.icon)}" Addressable="true" />
	</Assets>
</PackageManifest>
`;

const types: Readonly<Record<string, string>> = {
	cjs: "application/javascript",
	css: "text/css",
	html: "text/html",
	js: "application/javascript",
	json: "application/json",
	md: "text/markdown",
	mjs: "application/javascript",
	png: "image/png",
	svg: "image/svg+xml",
	ttf: "font/ttf",
	txt: "text/plain",
	vsixmanifest: "text/xml",
};

/** A file without a known content type. */
export class UnknownFileTypeError extends Error {
	override readonly name = "UnknownFileTypeError";
	constructor(path: string) {
		super(
			`${path} has an ending that tools/vsix does not know. Add its content type, if it belongs into the package.`,
		);
	}
}

/** `[Content_Types].xml`: the content types of the files in the package, by extension. */
export const contentTypes = (paths: readonly string[]): string => {
	const endings = new Set(paths.map((path) => endingOf(path)));
	const lines = [...endings]
		.sort()
		.map((ending) => `\t<Default Extension=".${ending}" ContentType="${types[ending]}" />`);
	return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${lines.join("\n")}
</Types>
`;
};

const endingOf = (path: string): string => {
	const ending = path.slice(path.lastIndexOf(".") + 1);
	if (types[ending] === undefined) throw new UnknownFileTypeError(path);
	return ending;
};

const text = (value: string): string =>
	value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
