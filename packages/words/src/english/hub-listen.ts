/** Opening Parley to browsers. */
export const hubListen = {
	"hubListen.unprotected":
		"Others could reach {host}, and the connection is not encrypted. If that is what you want, add --unprotected.",
	"hubListen.portTaken":
		"Parley cannot listen on {address}: the port is in use. Choose another one with --port.",
	"hubListen.failed": "Parley cannot listen on {address}: {reason}.",
	"hubListen.unknown": "Parley does not listen on {url}.",
} as const;
