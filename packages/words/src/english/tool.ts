/** What became of tools that an agent uses. */
export const tool = {
	"tool.untitled": "Tool",
	"tool.asking": "waiting for you",
	"tool.pending": "waiting",
	"tool.running": "running",
	"tool.failed": "failed",
	"tool.rejected": "rejected",
	"tool.cancelled": "cancelled",
	"tool.unreported": "no result reported",
	"tool.background": "in background",
	"tool.used": { one: "Used {count} tool", other: "Used {count} tools" },
	"tool.using": { one: "Using {count} tool", other: "Using {count} tools" },
	"tool.usedAtLeast": { one: "Used {count}+ tool", other: "Used {count}+ tools" },
	"tool.usingAtLeast": { one: "Using {count}+ tool", other: "Using {count}+ tools" },
	"tool.someFailed": "{count} failed",
	"tool.someRejected": "{count} rejected",
} as const;
