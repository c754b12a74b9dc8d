import { animacyOf, capitalize, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { hasComma } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';

/** The commas say where the subject ends, however long the question is. */
export const asideAsked: Rule = {
  about: 'Says what stands between commas after the subject first, and asks the rest with a pronoun or “that …”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Are seals, which live in the sea, able to sleep on land?',
      'Seals live in the sea. Are they able to sleep on land?',
    ],
    ['Could Mozart, who died in 1791, have met Brahms?', 'Mozart died in 1791. Could he have met Brahms?'],
    [
      'Was the Saxon king Egbert, who died in 839, able to ski?',
      'The Saxon king Egbert died in 839. Was he able to ski?',
    ],
    [
      'Were the monks of Kent, who slept on straw, able to read?',
      'The monks of Kent slept on straw. Were they able to read?',
    ],
    [
      'Was the author of the play, who lived in Pisa, born at sea?',
      'The author of the play lived in Pisa. Was that author born at sea?',
    ],
  ],
  leaves: [
    'Are otters that swim well able to dive?',
    'Is my aunt, who sings, ill, or is she away?',
    'Is the pope, who leads the church, paid for it?',
    'Did Robin, who died in 1791, meet Brahms?',
    'Does a cook, of whom you heard, sing?',
    'Are otters, who knows why, able to swim?',
    'The otters, which sleep a lot, swim.',
    'Did Mozart, who was ill by then, finish it?',
    'Were the operas of Mozart, who died in 1791, sung by monks?',
    'Did Mozart, who was ill, know that he would die?',
  ],
  onlyIf: hasComma,
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (
      !sentence ||
      second ||
      !/, (?:who|which) [^,]+, [^,]+\?$/u.test(sentence.text) ||
      /["“”;:()]/u.test(sentence.text)
    )
      return;
    const { tokens } = sentence;
    const [from = 0, to = 0, third] = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
    const [auxiliary, first, link, verb, last] = [0, 1, from + 1, from + 2, to - 1].map((at) => tokens[at]);
    const end = tokens[from - 1];
    if (third !== undefined || !auxiliary || !first || !link || !verb || !last || !end || from < 2) return;
    if (tokens.slice(from + 2, to).some(({ lower }) => /^(?:then|there|thus|already|meanwhile|still)$/u.test(lower)))
      return; // since when, or where?
    if (!AUXILIARY.test(auxiliary.lower) || !/^(?:VERB|AUX)$/u.test(verb.pos) || /^['’]/u.test(verb.text)) return;
    const named = doc.span(first.start, end.end);
    if (named.tokens.length > 7 || named.tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX' || pos === 'PRON'))
      return;
    const anaphor = asideAnaphor(doc, named.tokens, auxiliary, link);
    const rest = tokens[to + 1];
    if (
      anaphor === undefined ||
      !rest ||
      rest.lower === 'and' ||
      isSaidAgain(tokens.slice(to + 1), named.tokens, anaphor)
    )
      return;
    const said = `${capitalize(named.text)} ${doc.text.slice(verb.start, last.end)}.`;
    const asked = `${capitalize(auxiliary.lower)} ${anaphor} ${doc.text.slice(rest.start, sentence.end)}`;
    yield { edits: [{ start: sentence.start, end: sentence.end, text: `${said} ${asked}` }] };
  },
};

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

/** What stands for a phrase that a clause with `who` or `which` describes. */
export function asideAnaphor(doc: Doc, named: readonly Token[], auxiliary: Token, link: Token): string | undefined {
  const [first] = named;
  const text = doc.text.slice(first?.start ?? 0, named.at(-1)?.end ?? 0);
  const name = first && (first.pos === 'PROPN' || named.every(({ pos, lower }) => pos === 'PROPN' || lower === 'the'));
  const anaphor = name ? nameAnaphor(doc.span(first.start, named.at(-1)?.end ?? first.end)) : undefined;
  if (link.lower === 'who') {
    if (anaphor) return /^(?:he|she)$/u.test(anaphor.subject) ? anaphor.subject : undefined;
    const bearer = first?.lower === 'the' ? bearerOf(doc, named) : undefined;
    if (bearer) return bearer;
    if (isMany(named, auxiliary)) return 'they';
    const noun = named[1];
    const fits = /^(?:the|an?)$/u.test(first?.lower ?? '') && noun?.pos === 'NOUN' && noun.lemma === noun.lower;
    return fits &&
      !name &&
      !/^(?:pope|president|king|queen|emperor|empress|chancellor|monarch|sultan|minister|speaker|mayor|sun|moon|head|leader|ruler|captain|dalai)$/u.test(
        noun.lower,
      ) &&
      (!named[2] || named[2].lower === 'of')
      ? `that ${noun.lower}`
      : undefined;
  }
  if (/^(?:he|she)$/u.test(anaphor?.subject ?? '')) return undefined;
  if (/^(?:are|were|do|have)$/u.test(auxiliary.lower)) return 'they';
  if (/^(?:is|was|does|has)$/u.test(auxiliary.lower)) return 'it';
  if (
    /^(?:an?|this|that)\b/iu.test(text) ||
    /^the \p{Lu}\p{Ll}+ (?:Union|Empire|Republic|Kingdom|River|Sea|Wall|Tower|Canal)$/u.test(text)
  )
    return 'it';
  return anaphor?.subject;
}

/** `the Roman emperor Augustus`: by the name at the end, or by what its bearer was. */
function bearerOf(doc: Doc, named: readonly Token[]): string | undefined {
  const at = named.findLastIndex(({ pos }) => pos !== 'PROPN') + 1;
  const [role, from, to] = [named[at - 1], named[at], named.at(-1)];
  if (at < 2 || !role || !from || !to || role.pos !== 'NOUN') return undefined;
  if (/^(?:emperor|king|pharaoh|pope|tsar|sultan|prince|duke|kaiser)$/u.test(role.lower)) return 'he';
  if (/^(?:empress|queen|princess|duchess|tsarina)$/u.test(role.lower)) return 'she';
  const found = nameAnaphor(doc.span(from.start, to.end))?.subject;
  return found === 'he' || found === 'she' ? found : undefined;
}

const PEOPLE = /^(?:men|women|people|children|champions|winners|monks)$/u;

/** `the monks of Europe`: those, and no single one. */
function isMany(named: readonly Token[], { lower: auxiliary }: Token): boolean {
  const end = named.findIndex(({ pos }, at) => at > 0 && pos === 'ADP');
  const head = named[(end < 0 ? named.length : end) - 1];
  if (head?.pos !== 'NOUN' || named[0]?.lower !== 'the') return false;
  if (head.lower === head.lemma && !PEOPLE.test(head.lower)) return false;
  const person = animacyOf(head.lemma) === 'person' || endsAsPerson(head.lemma) || PEOPLE.test(head.lower);
  return person && !/^(?:is|was|does|has)$/u.test(auxiliary);
}

/** The head again in what is asked, or a pronoun that the one for it would stand against. */
export function isSaidAgain(rest: readonly Token[], named: readonly Token[], anaphor: string): boolean {
  const heads = new Set(named.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN').map(({ lemma }) => lemma));
  return rest.some(
    ({ lemma, lower }) =>
      heads.has(lemma) || (/^(?:it|they|he|she)$/u.test(lower) && (lower === anaphor || anaphor.startsWith('that '))),
  );
}
