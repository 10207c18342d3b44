import process from "node:process";
import { floorNode } from "./floor.ts";

/** Prints where the oldest Node that runs the hub is. */
process.stdout.write(floorNode());
