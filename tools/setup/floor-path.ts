import process from "node:process";
import { bundleFloor, sourceFloor } from "./floor.ts";

/** Prints where the oldest Node is that runs the bundles or, asked for `sources`, the sources. */
process.stdout.write((process.argv[2] === "sources" ? sourceFloor : bundleFloor).node());
