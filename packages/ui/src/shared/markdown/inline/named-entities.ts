const pairs = (words: readonly string[]): [string, string][] => {
	return words.flatMap((word, index): [string, string][] => {
		const next = words[index + 1];
		return index % 2 === 0 && next !== undefined ? [[word, next]] : [];
	});
};

/** The characters from U+00A0 to U+00FF, in order. */
const latin =
	"nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro " +
	"para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil " +
	"Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave " +
	"Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
	"igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute " +
	"thorn yuml";

const others =
	"amp & lt < gt > quot \" apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ " +
	"Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο " +
	"Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ " +
	"eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ " +
	"chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ " +
	"dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ " +
	"weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ " +
	"forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ " +
	"infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ " +
	"nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ " +
	"spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ cross ✗ star ☆ starf ★ lbrace { rbrace } lbrack [ rbrack ] lpar ( " +
	"rpar ) vert | grave ` num # ast * lowbar _ bsol \\ sol / colon : semi ; comma , period . excl ! quest ? equals = " +
	"plus + percnt % dollar $ commat @ hat ^";

/** The entities of HTML 4 and the ASCII ones of HTML 5; the full list would be bigger than this renderer. */
export const namedEntities: ReadonlyMap<string, string> = new Map([
	...latin.split(" ").map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
	...pairs(others.split(" ")),
	["ensp", "\u2002"],
	["emsp", "\u2003"],
	["thinsp", "\u2009"],
	["zwnj", "\u200c"],
	["zwj", "\u200d"],
	["lrm", "\u200e"],
	["rlm", "\u200f"],
	["Tab", "\t"],
	["NewLine", "\n"],
]);
