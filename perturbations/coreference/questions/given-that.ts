import { capitalize, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** A situation of somebody's own, or at hand, is taken up by “that” where something is asked of it. */
export const givenThat: Rule = {
  about: 'Takes the situation that is told before a question up by “given that”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'The fire alarm is ringing on all the floors. Should guests crowd into the lift?',
      'The fire alarm is ringing on all the floors. Given that, should guests crowd into the lift?',
    ],
    [
      'The scaffolding has been declared unstable after a storm; is it wise to climb it?',
      'The scaffolding has been declared unstable after a storm; given that, is it wise to climb it?',
    ],
  ],
  leaves: [
    'A porter finds a purse in the lift. Should guests call the desk?',
    'The fire alarm is ringing on all the floors. Should this worry the guests?',
    'The fire alarm is ringing on all the floors. Is the cook ill?',
    'The ship sank in 1912 off Newfoundland. Could a diver reach it today?',
    'The law says that a will must be signed. Can someone else then sign it?',
    'The whale is a mammal of the sea. Can fish sing?',
    'My aunt asked me a question about tea. Can guests drink it cold?',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences;
    const clause = told && doc.clauses.find(({ sentence }) => sentence === told);
    if (!told || !asked || doc.sentences.length > 2 || asked.kind !== 'yes-no-question') return;
    if (clause?.tense !== 'present') return;
    if (/["“”:()]/u.test(doc.text) || !/^(?:My|Our|The|Your|You|We|I|This)\b/u.test(told.text)) return;
    if (told.tokens.length < 9 || !isAtHand(told.text) || !ASKED.test(asked.text) || TAKEN.test(asked.text)) return;
    const [first] = asked.tokens;
    if (!first) return;
    const spliced = /^\p{Ll}/u.test(first.text);
    const text = `${spliced ? 'given that' : capitalize('given that')}, ${first.lower}`;
    yield { edits: [{ start: first.start, end: first.end, text }] };
  },
};

/** What is going on or has just happened: no history, no law of nature, and nothing that was only said or asked. */
function isAtHand(text: string): boolean {
  return (
    /\b(?:is|are|has|have|['’]s|\p{Ll}+s)\b/u.test(text) &&
    !/\b(?:1\d{3}|20\d\d|century|was|were|had|ago|BC|AD)\b/u.test(text) &&
    !/\b(?:wants?|plans?|wonders?|asks?|asked|thinks?|believes?|hopes?|claims?|swears?|intends?|would like|argues?|insists?|law|laws|rules?|always|usually|never|every)\b/u.test(
      text,
    ) &&
    !/^\p{L}+(?: \p{L}+)? (?:is|are) an? /u.test(text)
  );
}

/** What one should or may do. */
const ASKED =
  /^(?:should|would|will) (?:I|we|you|the|an?|my|our|your|guests|visitors|[a-zà-ž]+s|[a-zà-ž]+ing)\b|^(?:can|may|could|must) (?:I|we|you)\b|^(?:is|would) it (?:be )?(?:still )?(?:[a-zà-ž]+ly )?(?:safe|wise|sensible|reasonable|advisable|prudent|risky|dangerous|foolish|unwise|fine|all right|okay|ok|best|better|legal|lawful|right|wrong|necessary|a good idea)\b|^am I (?:[a-zà-ž]+ly )?(?:entitled|allowed|free|obliged|required)\b|^do (?:I|we) (?:[a-zà-ž]+ly )?(?:need|have) to\b/iu;
/** It is taken up already, or is asked of a thing alone. */
const TAKEN =
  /\b(?:this|that|these|those|such|then|therefore|thus|so|hence|still|as well|too|instead|now|because|since|if|given)\b/u;
