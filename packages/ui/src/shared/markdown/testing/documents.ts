/** Texts as agents write them, and edge cases of the syntax. */
export const documents: Readonly<Record<string, string>> = {
	answer: `# Plan

I looked at \`src/app.ts\` and found **two** problems:

1. The *first* one is in \`read()\`.
2. The second is worse:
   - it blocks,
   - it ~~never~~ rarely ends.

   A paragraph of the item.

| file | lines | state |
|:-----|------:|:-----:|
| a.ts | 10 | ok |
| b.ts | 200 | **bad** \\| worse |
| c.ts |

\`\`\`ts title="x"
export const a = 1;

\tconst b = \`\${a}\`;
\`\`\`

> Note: see https://example.com/a?b=c&d and <me@example.com>.
> - quoted item
lazy line

- [x] done
- [ ] open **bold**
- plain

Setext
------

***

Last line with two spaces  
and a break.
`,
	"nested fences":
		"- item\n  ```js\n  a();\n\n  b();\n  ```\n  after\n\n> ```\n> quoted\n> ```\n\n````md\n```\ninner\n```\n````\n",
	"unclosed fence": "text\n\n```py\nprint('``')\n``\n",
	"fence ended by its container": "> ```\n> a\nb\n\n- ```\n  c\nd\n",
	"indented code": "    a\n\n\n      b\n\nc\n\n\td\n",
	"loose and tight": "- a\n- b\n\n- c\n\n1. x\n2. y\n\n   z\n\n* one\n  * two\n\n  * three\n* four\n",
	"lists that change": "- a\n+ b\n* c\n1. d\n2) e\n\n-\n\n  not in it\n-\n- f\n",
	quotes: "> a\n> > b\n> c\n\n> d\n>\n> e\n> # f\ng\n",
	html: '<div>\n<b>x</b>\n\n*y*\n</div>\n\n<!-- a\n\nb --> c\n\n<script>\nalert(1)\n\n</script>\ntext <span onclick="x">y</span>\n',
	headings: "# a\n## b ##\n####### c\n#d\n###### e #\n\nf\n===\n\ng\nh\n---\n\n#\n",
	tables:
		"a | b\n--|--\n1 | 2\n3\n\n|x|\n|-|\n|y|\n\ntext\n| h | i |\n|---|:-:|\n| `a|b` | c |\n- list\n\n| a |\n|--|--|\n",
	definitions:
		'[a]: https://example.com "t"\n[b]:\n  https://example.com/b\n\n[a] and [b] and [later]\n\n[later]: https://example.com/c\n',
	"tasks that turn out not to be": "- [ ] t\n  ===\n- [x] a | b\n  --|--\n  c | d\n",
	rules: "---\n***\n_ _ _\n- - -\n--\n*****\na\n***\n",
	entities: "&amp; &copy; &#65; &#x1F600; &nope; &#0; &lt;b&gt; `&amp;` [x](https://e.com/?a=1&amp;b=2)\n",
	"line endings": "a\r\nb\rc\n\r\n- d\r\n- e\r\n\r\n```\r\nf\r\n```\r\n",
	tabs: "-\ta\n\n\tb\n\n>\t\tc\n\n1.\tx\n\n\t\ty\n",
	unicode: "héllo **wörld** 😀 `😀`\n\n- 日本語\n- العربية **نص**\n\n\u202eabc\n",
	"nothing but markers": "-\n>\n#\n```\n|\n*\n1.\n=\n",
	deep: `${"> ".repeat(40)}a\n${"- ".repeat(40)}b\n`,
};
