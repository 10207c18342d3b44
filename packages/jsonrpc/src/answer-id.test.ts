import fc from "fast-check";
import { expect, test } from "vitest";
import { answerIdOf } from "./answer-id.ts";

test.for([
	['{"jsonrpc":"2.0","id":5,"result":{"a":"xxx', 5],
	[' { "id" : 5 , "error" : {', 5],
	['{"id":"a\\"b","result":', 'a"b'],
	['{"\\u0069d":7,"result":"', 7],
	['{"note":"\\"id\\":1,","id":2,"result":{', 2],
] as const)("[E1.bounded] %s answers a request", ([beginning, id]) => {
	expect(answerIdOf(beginning)).toBe(id);
});

test.for([
	'{"jsonrpc":"2.0","id":5,"method":"x","params":{',
	'{"method":"x","id":5,"result":{',
	'{"id":5,"params":{"result":1,',
	'{"result":{"id":5,"result":1},"x":"',
	'{"id":{"id":1},"result":{',
	'{"id":12',
	'{"id":5,"text":"cut in the midst',
	'[{"id":5,"result":{',
	'x{"id":5,"result":{',
	"",
])("[E1.bounded] %s does not reveal which request it answers", (beginning) => {
	expect(answerIdOf(beginning)).toBeUndefined();
});

test("[E1.bounded] wherever a message is cut, its beginning yields the request it answers or nothing", () => {
	const member = fc.constantFrom("id", "method", "result", "error", "jsonrpc", "other");
	const value = fc.oneof(fc.integer(), fc.string({ maxLength: 8 }), fc.constant({ id: 1, result: 2 }));
	fc.assert(
		fc.property(fc.dictionary(member, value), fc.nat(), (message, cut) => {
			const json = JSON.stringify(message);
			const id = answerIdOf(json.slice(0, cut % (json.length + 1)));
			const isAnswer = "result" in message || "error" in message;
			expect([undefined, isAnswer ? message["id"] : undefined]).toContain(id);
		}),
	);
});
