import process from "node:process";
import { bundleFloor, sourceFloor } from "./floor.ts";

/** Prints the path of the oldest Node that runs the bundles or, with `sources`, the sources. */
process.stdout.write((process.argv[2] === "sources" ? sourceFloor : bundleFloor).node());
