import { type Doc, type Rule, readLexicon, type Token } from '../../src/plugin.js';
import { names, namesOf } from './names.js';

let cities: readonly string[] | undefined;
function cityNames(): readonly string[] {
  cities ??= readLexicon(new URL('../lexicons/cities.tsv', import.meta.url)).map(({ city = '' }) => city);
  return cities;
}

export const swapName: Rule = {
  about: 'A person’s first name or a city becomes another of its kind',
  expects: { sentiment: 'same' },
  examples: [
    ['Priya was kind to us', 'Leila was kind to us'],
    ['The buses in Madrid are slow', 'The buses in Vienna are slow'],
  ],
  leaves: [
    'Priya Anand sang well',
    'New Madrid is quiet',
    'The fado in Lisbon 🇵🇹 was lovely',
    'Priya is late. Ask Priya.',
  ],
  *propose(doc) {
    if (/\p{RI}/u.test(doc.text)) return;
    const known = names().find(({ words }) => soleMention(doc, words));
    const mention = known && soleMention(doc, known.words);
    if (known && mention)
      for (const { words } of namesOf(known.gender))
        if (words !== known.words) yield { edits: [{ ...at(mention), text: words }], because: `name: ${words}` };
    const city = cityNames().find((name) => soleMention(doc, name));
    const place = city && soleMention(doc, city);
    if (!place || !/^(?:in|to|from|around)$/u.test(doc.tokens[place.index - 1]?.lower ?? '')) return;
    for (const name of cityNames())
      if (name !== city) yield { edits: [{ ...at(place), text: name }], because: `city: ${name}` };
  },
};

function at({ start, end }: Token): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** The one token that is the name, when no other name touches it. */
function soleMention({ tokens, text }: Doc, name: string): Token | undefined {
  if (!text.includes(name)) return undefined;
  const found = tokens.filter((token) => token.text === name);
  const [token] = found;
  if (!token || found.length > 1) return undefined;
  const [before, next] = [tokens[token.index - 1], tokens[token.index + 1]];
  const beside = [before, next].some(
    (each) => each !== undefined && each.kind === 'word' && /^\p{Lu}/u.test(each.text) && each.text !== 'I',
  );
  return beside || next?.text === ',' ? undefined : token;
}
