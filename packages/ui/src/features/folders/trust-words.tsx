export const TrustWords = (props: { readonly folder: string; readonly agentTitle: string }) => (
	<>
		<p class="trust-path">
			<code>{props.folder}</code>
		</p>
		<p class="muted">
			{props.agentTitle} would run there with your rights, along with hooks and settings it finds in the
			folder. Trust it only if you trust those who wrote what is in it.
		</p>
	</>
);
