/** Failures of the store on disk. */
export const storeFailure = {
	"storeFailure.full": "The disk is full. Parley saves nothing until there is room: free some space.",
	"storeFailure.readOnly":
		"The store is read-only. Parley saves nothing until its file and folder are writable.",
	"storeFailure.unreachable":
		"The store cannot be written ({reason}). Check the disk, and whether another program holds the file.",
	"storeFailure.failedAt": "The store failed at {operation}: {reason}",
	"storeFailure.tooNew":
		"The store {path} has version {found}, and this Parley supports versions up to {known}. The store was left as it is. Update Parley, or use another folder with --data.",
	"storeFailure.notAStore":
		"{path} is not a database, or its beginning is destroyed. It was left as it is. Replace it with a backup, or move it away to start with an empty store.",
	"storeFailure.unserializable": "{operation} has data that cannot be serialized: {reason}",
} as const;
