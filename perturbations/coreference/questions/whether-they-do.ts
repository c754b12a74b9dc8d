import { type Doc, matches, type Rule, type Token } from '../../../src/plugin.js';
import { isEverOfOffice } from '../topics/titular.js';
import { askedAnaphor } from './asked-anaphor.js';

const WORDS = ['I wonder whether', 'I keep wondering whether'];

/** Somebody wants help at once, is asked for a deed or a view, or the question has such words around it already. */
const BARRED =
  /\b(?:wonder\w*|know|tell me|please|at once|immediately|urgent(?:ly)?|ambulance|swallow\w*|unconscious|choking|right away|true|riddle|do so|or not|you|your|fire|flames|burning|bleed\w*|faint\w*|collapsed|overdose|suddenly|stung|dying|chess|panting|swollen|emergency|breathe|breathing|pulse|reason|cause|mermaids?|unicorn|fairy|witch|dragon|therefore|orchestra|choir|band)\b/iu;

/** Nothing within the question is touched, so that it may be as long and as involved as it is. */
export const whetherTheyDo: Rule = {
  about: 'Behind a longer question, says that one wonders, with a pronoun for whom or what it is about',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Is a kettle that has lost its lid and its handle worth the price of a new one?',
      'Is a kettle that has lost its lid and its handle worth the price of a new one? I wonder whether it is.',
    ],
    [
      'Did Marie Curie ever ride to Oslo in a train?',
      'Did Marie Curie ever ride to Oslo in a train? I wonder whether she did.',
    ],
    [
      'Do goats that are kept on a steep hill give less milk than those on a meadow?',
      'Do goats that are kept on a steep hill give less milk than those on a meadow? I keep wondering whether they do.',
    ],
  ],
  leaves: [
    'Does a baker who has lost his only oven to a friend have to tell her aunt about it?',
    'The pilot of the glider sees ice on both wings. Can this make it heavier?',
    'Is a kettle dear?',
    'Is there a kettle on this island that has never lost its lid?',
    'Is it true that a kettle without a lid is worth less than a new one?',
    'Would you say that a kettle without a lid is worth less than a new one?',
    'Has any kettle that was made before the war kept its lid until today?',
    'Why is a kettle that has lost its lid worth less than a new one?',
    'Should a nurse who meets a patient tell her at once what the chart says?',
    'Is a boy who met a girl on his way to school likely to see her again?',
    'Must a kettle that has lost its lid be taken back to the shop?',
    'Has a woman ever climbed this mountain alone?',
    'Did a nun write the first cookbook of the valley?',
    'Could a hen that lives with ten geese know which egg is her own?',
    'Should a hiker drink melted snow on a long tour?',
    'Does salt harm young rose bushes in spring?',
    'May a bishop in chess move straight ahead?',
    'Would a squire of old Kent have feared the cannons of his foes?',
    'Could a mason in old Prague sign each of the stones?',
    'Would a nun copying psalms in old Ghent be able to read Greek?',
    'Was Saturn the dog named after he had won a prize?',
    'Could the Colosseum have been seen by Marie Curie?',
    'Could Queen Victoria have ridden in the cab of a train?',
    'A nurse drops a cup in the hall. Should she pick it up?',
    'Should a kettle that has lost its lid be taken back to the shop?',
    'My kettle hums all night. Could a loose lid be the reason for it?',
    'Did Ida Berg star in a film set in Morocco?',
    'Would a mermaid win the race across the bay?',
    'Will some guests of the old inn be without a bed if all of them come?',
    'Was the voyage so long that a calf born on its first day could graze by the time it was over?',
    'Are newts in a deep pond able to sleep longer than frogs?',
    'If a kettle was stolen by a guest of the inn, would a shop buy it?',
    'Is a plum that was picked in May sweeter than a cherry is?',
    'Has the Mayor of London ever been a famous pilot?',
  ],
  *propose(doc) {
    const asked = askedAtLength(doc);
    const anaphor = asked && askedAnaphor(doc, asked);
    if (!asked || !anaphor) return;
    if (/^could$/iu.test(asked.text) && doc.sentences.length > 1) return;
    if (endsInClause(doc.tokens.slice(asked.index)) || (anaphor.plural && THAN_OTHERS.test(doc.text.trimEnd()))) return;
    if (AS_OTHERS_ARE.test(doc.text.trimEnd()) || isEverOfOffice(doc)) return;
    if (isPerfect(doc, asked) || POINTS.test(doc.sentences.at(-1)?.text ?? '')) return;
    if (isTakenUp(doc, asked, anaphor.object)) return;
    const end = doc.text.trimEnd().length;
    for (const words of WORDS)
      yield { edits: [{ start: end, end, text: ` ${words} ${anaphor.subject} ${asked.lower}.` }] };
  },
};

/** `If a will was forged, would a judge accept it?`: the pronoun is in the question already, for something else. */
const isTakenUp = ({ tokens, sentences }: Doc, { index, start }: Token, object: string): boolean =>
  start > (sentences.at(-1)?.start ?? 0) &&
  tokens.some(({ lower }, at) => at > index && (lower === object || (object === 'it' && lower === 'its')));

/** `… if all of them come?`, `… by the time it was over?`: the two words would take up that verb. */
function endsInClause(tokens: readonly Token[]): boolean {
  const at = tokens.findLastIndex(
    ({ lower }, index) =>
      /^(?:if|when|unless|because|although|though|while|until|once|whenever)$/u.test(lower) ||
      (lower === 'time' && tokens[index - 1]?.lower === 'the' && tokens[index - 2]?.lower === 'by'),
  );
  const said = at < 0 ? [] : tokens.slice(at + 1);
  return said.length < LONG_CLAUSE && said.slice(1).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

const LONG_CLAUSE = 9;

/** `… longer than humans?`: are they those? */
const THAN_OTHERS = / than (?:[a-zà-ž]+ )?[a-zà-ž]+s\?$/iu;

/** `… sweeter than a cherry is?`: the same two words stand for another. */
const AS_OTHERS_ARE =
  /\b(?:than|as) [^,.;?]{2,40} (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)\?$/iu;

/** `Can this …?`, `Is it …?`: the pronoun would stand for one again. */
const POINTS = /^\S+ (?:this|that|these|those|it|they|he|she)\b/iu;
const SHORTEST = 7;
const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)$/iu;

/** The auxiliary of the one yes/no question of a text, its last sentence, where it is long or has something said before it. */
function askedAtLength(doc: Doc): Token | undefined {
  const { text, sentences, tokens } = doc;
  const last = sentences.at(-1);
  if (!last || sentences.length > 2 || tokens.length < SHORTEST) return undefined;
  if (!text.trimEnd().endsWith('?') || text.indexOf('?') < text.lastIndexOf('?') || matches(doc, BARRED))
    return undefined;
  if (/["“”()]/u.test(last.text) || /^\p{Lu}{2}|^\p{Ll}/u.test(text)) return undefined;
  const auxiliary = asksIn(last.tokens);
  return auxiliary && !/^(?:n['’]t|not)$/u.test(tokens[auxiliary.index + 1]?.lower ?? '') ? auxiliary : undefined;
}

/** The first word, or what comes after a clause or phrase and its comma. */
function asksIn(tokens: readonly Token[]): Token | undefined {
  const [first] = tokens;
  const behind = tokens.filter(({ text }, at) => AUXILIARY.test(text) && tokens[at - 1]?.text === ',');
  if (!first || behind.length > 1) return undefined;
  if (AUXILIARY.test(first.text)) return behind.length > 0 ? undefined : first;
  return FRONTS.test(first.lower) ? behind[0] : undefined;
}

const FRONTS =
  /^(?:if|when|since|because|although|though|given|considering|under|after|before|in|during|on|at|for|while|unless|by|throughout|despite|without)$/u;

/** `would have met`: what might have been nobody takes up by two words. */
const isPerfect = ({ tokens }: Doc, { index, lower }: Token): boolean =>
  /^(?:can|could|will|would|should)$/u.test(lower) &&
  tokens
    .slice(index + 1)
    .some((token, at, rest) => token.lower === 'have' && !/^(?:DET|PRON|NUM|PART)$/u.test(rest[at + 1]?.pos ?? ''));
