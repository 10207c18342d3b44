/** The page where agents are configured, installed and tested. */
export const agents = {
	"agents.testing": "Starting {agent}…",
	"agents.planning": "Looking for npm…",
	"agents.installing": "Installing {package}…",
	"agents.registryReading": "Reading the registry…",
} as const;
