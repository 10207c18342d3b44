import { topicValidators } from "../generated/validators.js";
import type { TopicEvent, TopicName } from "./names.ts";
import { ValidatorTable } from "./validator-table.ts";

const table = new ValidatorTable("the topic", topicValidators);

export const isTopicName = (name: string): name is TopicName => table.find(name) !== undefined;

export const isTopicEvent = (event: { topic: string; payload: unknown }): event is TopicEvent =>
	table.find(event.topic)?.(event.payload) === true;

export const topicProblem = (name: TopicName): string => table.lastProblem(name);
