/** What is wrong with config.json. */
export const config = {
	"config.bad": "{file}: {problem}. Correct it.",
	"config.badKept": "{file}: {problem}. The agents stay as they were until it is corrected.",
	"config.unreadable": "it cannot be read ({reason})",
	"config.notJson": "{name} is not JSON ({reason})",
	"config.notAnObject": "it must be an object",
	"config.agentsNotAnObject": '"agents" must be an object',
	"config.agentNotAnObject": 'agent "{agent}" must be an object',
	"config.nameLength": 'agent "{agent}": a name has 1 to {limit} characters',
	"config.noCommand": 'agent "{agent}": "command" must name a program',
	"config.badArgs": 'agent "{agent}": "args" must be a list of strings',
	"config.envNotAnObject": 'agent "{agent}": "env" must be an object',
	"config.badVariable":
		'agent "{agent}": "env.{variable}" must be a string, or name a secret like this: {example}',
	"config.badTitle": 'agent "{agent}": "title" must be a string',
	"config.badCwd": 'agent "{agent}": "cwd" must be the full path of a folder',
	"config.badProcess": 'agent "{agent}": "process" must be "shared" or "perChat"',
	"config.badText": 'agent "{agent}": "{field}" must be a string',
	"config.badOptions": 'agent "{agent}": "options" must be an object of strings, true and false',
	"config.badTimeout": 'agent "{agent}": "startTimeout" must be 1 to {limit} seconds',
} as const;
