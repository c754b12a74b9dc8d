import { type Doc, lowerOpening, type NounPhrase, type Rule, type Sentence } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { isFormal, isGrave } from '../../around/register.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';

/** With these the object makes one meaning, or is new. */
const LIGHT =
  /^(?:let|make|take|have|give|tell|keep|help|get|turn|find|wait|see|enjoy|watch|mind|hold|save|ask|show|be|do|go|come|set|put|call|break|cut|play|say|know|think|use|try|share|say|read|hear|worry|want|stop|waste|lose)$/u;
const AFTER =
  /^(?:to|by|at|on|in|before|for|from|until|when|today|tomorrow|tonight|asap|first|again|back|this|while|if|after|next|with|please|right)$/u;

/** What somebody is told to do something with is named first. */
export const commandAbout: Rule = {
  about: 'Names what a request or piece of advice is about, and says it with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ['Please forward the invoice to Ravi', 'About the invoice: please forward it to Ravi'],
    ["Don't forget to book the minibus", "About the minibus: don't forget to book it"],
    ["Don't miss the waterfall, it's breathtaking!", "The waterfall? Don't miss it, it's breathtaking!"],
    ["Don't bother with the boat tour", "The boat tour? Don't bother with it"],
  ],
  leaves: [
    'Please find enclosed the plan for the pond.',
    'Please help the man',
    "Let's move",
    'Enjoy the show',
    'Keep the change',
    "Don't call me",
    'Please send it to the office',
    'Sign the sheet of names',
    "Don't waste your money on it",
  ],
  onlyIf: (doc) => isOneSentence(doc) && doc.sentences.every(isCommand),
  *propose(doc) {
    const [sentence] = doc.sentences;
    const [first] = sentence?.tokens ?? [];
    if (!sentence || !first || (isFormal(doc) && !/^p/iu.test(first.text)) || isGrave(doc)) return;
    const [phrase, pronoun] = objectOf(doc, sentence) ?? [];
    if (!phrase || !pronoun || /^please find\b/iu.test(sentence.text)) return;
    const advice = /^(?:bother|miss|skip|order|buy|trust|touch|underestimate|waste|believe|recommend|eat|visit)$/u;
    const advises = sentence.tokens.some(({ lower }) => advice.test(lower));
    const lower = /^\p{Ll}/u.test(first.text);
    const opening = advises
      ? `${lower ? phrase.text : capital(phrase.text)}? ${first.text}`
      : `${lower ? 'about' : 'About'} ${phrase.text}: ${lowerOpening(first)}`;
    yield {
      edits: [
        { start: first.start, end: first.end, text: opening },
        { start: phrase.start, end: phrase.end, text: pronoun },
      ],
    };
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isCommand({ tokens, text }: Sentence): boolean {
  if (/[?:;"“]/u.test(text)) return false;
  return /^(?:please|pls|do|don['’]?t|never)$/u.test(tokens[0]?.lower ?? '') && tokens[1]?.lower !== 'you';
}

/** The first phrase, where it is a definite thing that a verb governs and nothing else belongs to it. */
function objectOf(doc: Doc, sentence: Sentence): readonly [NounPhrase, string] | undefined {
  const phrase = doc.nounPhrases.find(({ start }) => start > sentence.start);
  if (phrase?.kind !== 'common' || phrase.tokens.at(-1) !== phrase.head || !isNameable(phrase)) return undefined;
  if (!/^(?:the|this|these|your|my|our)$/u.test(phrase.determiner?.lower ?? '')) return undefined;
  const at = phrase.tokens[0]?.index ?? 0;
  const [earlier, before, after] = [doc.tokens[at - 2], doc.tokens[at - 1], doc.tokens[at + phrase.tokens.length]];
  const governed =
    before?.pos === 'VERB' || (before?.index === 1 && earlier?.pos === 'INTJ')
      ? !LIGHT.test(before.lemma)
      : before?.lower === 'with' && earlier?.lower === 'bother';
  const ends = !after || /^[,.!]+$/u.test(after.text) || after.kind === 'emoji' || AFTER.test(after.lower);
  if (!governed || !ends) return undefined;
  return [phrase, anaphorOf(phrase)?.object ?? ''];
}
