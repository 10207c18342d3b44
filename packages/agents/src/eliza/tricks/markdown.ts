import type { Trick } from "./trick.ts";

/** Everything a renderer may encounter, including what it must refuse. */
export const markdownSample = `# A therapist's notes

Some *emphasis*, some **weight**, both ***at once***, a bit of ~~regret~~ and \`inline code\` with a \\\`backtick\\\`.
A line that ends with two spaces  
breaks here. A bare address: https://example.com/path?q=1&r=2. An entity: &amp; &copy; &#x1F6CB;

## Lists

1. First
2. Second
   - nested, with \`code\`
   - nested again
     1. and a number inside
     2. and another
3. Third

- [x] listened
- [ ] understood
- [ ] invoiced

### A table

| Symptom | Cause | Cost |
|:--------|:-----:|-----:|
| It is slow | a loop in a loop | 3 |
| It is wrong | \`a \\| b\` | 40 |
| It is late | people | 1000 |

## Quotes

> The tests were green.
>
> > Were they?
>
> - They were.

## Code

\`\`\`ts
export const feel = <Thing>(thing: Thing): thing is Thing & { felt: true } => {
	return \`\${thing}\`.length > 0;
};
\`\`\`

\`\`\`python
def feel(thing: str) -> str:
    return f"How long have you felt {thing!r}?"
\`\`\`

\`\`\`rust
fn feel(thing: &str) -> Option<String> {
    (!thing.is_empty()).then(|| format!("Tell me about {thing}."))
}
\`\`\`

\`\`\`diff
- I am fine
+ I am fine, thank you
\`\`\`

\`\`\`json
{ "mood": null, "tests": ["red", "green"] }
\`\`\`

\`\`\`
No language at all.
\`\`\`

~~~~text
A fence of tildes with \`\`\` inside.
~~~~

    And code by indentation.

## Links and pictures

- [a plain link](https://example.com "with a title")
- [a link by reference][notes]
- <mailto:eliza@example.com>
- [a file](file:///etc/hosts) and a [relative path](./src/main.ts#L10)
- [a link that must not run](javascript:alert(document.domain))
- [another one](data:text/html,<script>alert(1)</script>)
- ![a picture that must not be fetched](https://tracker.example.com/pixel.png)

[notes]: https://example.com/notes

## HTML

Inline <b>html</b>, a <img src="x" onerror="alert(1)"> and

<details><summary>A block</summary>

<script>alert("never")</script>

</details>

---

Right to left: שלום. Far east: 你好，世界。 Combined: é, 👩‍👩‍👧‍👦.

That is all I know.
`;

export const markdown: Trick = {
	name: "markdown",
	summary: "A long answer with every kind of markdown, also what a client must refuse.",
	usage: "",
	async run(turn) {
		await turn.speak(markdownSample);
		return "end_turn";
	},
};
