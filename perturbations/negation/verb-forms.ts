import { conjugate, type VerbForm } from '../../src/plugin.js';
import { deniableVerbs } from './deniable.js';

export interface Form {
  readonly lemma: string;
  readonly form: VerbForm;
}

/** Verbs of which nothing is denied, but which begin a clause all the same. */
const OTHERS =
  'come arrive give tell pay send say find lie help ruin finish forget remember ignore cut ask knock hang refuse wait queue park turn raise double add propose surprise carry blame mock borrow vanish overbook dig chop organise slam sue swear shove kick run invite paint serve deliver charge apologise refund replace save survive sell throw delete beat adopt offer threaten reject hear think feel seem look sound smell taste cry nod bark hire host judge lend name note owe phone prove reach reply settle shut sneeze sort speak stare steal suggest support treat trip wave work rise ripen hatch sprout flower wake shrink soak fix repair tow arrive make dig kick'.split(
    ' ',
  );
const FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];
let index: ReadonlyMap<string, readonly Form[]> | undefined;

/** The verbs of the list that a word may be a form of. */
export function formsIn(word: string): readonly Form[] {
  if (!index) {
    const found = new Map<string, Form[]>();
    for (const lemma of new Set([...deniableVerbs(), ...OTHERS]))
      for (const form of FORMS) {
        for (const said of spellings(conjugate(lemma, form), lemma))
          found.set(said, [...(found.get(said) ?? []), { lemma, form }]);
      }
    index = found;
  }
  return index.get(word) ?? [];
}

/** `canceled` and `cancelled`. */
function spellings(said: string, lemma: string): readonly string[] {
  const doubled = /[^aeiou][aeiou]l$/u.test(lemma) ? said.replace(/([^l])l(ed|ing)$/u, '$1ll$2') : said;
  return doubled === said ? [said] : [said, doubled];
}
