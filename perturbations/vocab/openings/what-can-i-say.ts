import { matches, type Rule } from '../../../src/plugin.js';
import { isPolar } from '../../around/evaluative.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isLukewarm } from '../lukewarm.js';

/** What is told of oneself, wished, sold or thanked for is no verdict. */
const NO_VERDICT =
  /^(?:never|not|no|avoid|thanks?|hats|stay|so|sorry|please|happy|good (?:luck|morning)|came|went|got|just|if anything|when|if|after|as|in|on|at|for|to|what|how|why|who|which|where|well|re|two stars|one star|[a-zà-ž]+ stars?|update|warning|day|finally|yes|madam|sir|ladies|folks|and|but|or|question|reminder|note|attention)\b|^[a-zà-ž]+(?:ed|ing)\b(?= (?:this|it|my|in|for|from|with|to)\b)/iu;

/** How a description without a verb of its own begins. */
const DESCRIBED =
  /^(?:an? (?:[a-zà-ž]+,? ){1,3}(?:[a-zà-ž]+er|film|book|novel|read|album|meal|place|hotel|show|story|tale|comedy|drama|product)\b|(?:tiny|little|small|lovely|great|fantastic|spotless|comfortable|cosy|excellent|superb|awful|terrible|dreadful) [a-zà-ž]+,|two hours of|[a-zà-ž]+ years old and)/iu;

const JUDGED = /\b(?:with a big heart|going strong|never get back|spotless|comfortable|best|worst|hard|tiny)\b/iu;

export const whatCanISay: Rule = {
  about: 'A verdict without a verb is led into as reviewers do: “What can I say? Lovely little theatre. …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Lovely theatre with hard seats. The ghost made my aunt jump, and we laughed all the way home.',
      'What can I say? Lovely theatre with hard seats. The ghost made my aunt jump, and we laughed all the way home.',
    ],
  ],
  leaves: [
    'Lovely theatre',
    'The theatre is lovely. We laughed all the way home, and my aunt wants to go again on Friday.',
    'Never again. The theatre was dreadful, and my aunt has a cough since that night.',
    'Thanks for the lovely theatre tickets. We laughed all the way home and my aunt wants more.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const [first, second] = doc.sentences;
    if (
      !first ||
      !second ||
      (first.kind !== 'fragment' && !matches(doc, DESCRIBED)) ||
      first.tokens.length < 4 ||
      matches(doc, NO_VERDICT)
    )
      return;
    if (!isPersonal(doc) || doc.text.length < 60 || inCapitals(doc) || doc.text.includes('\n')) return;
    if (
      /[?:"“”]|\p{Extended_Pictographic}|\b(?:honest[a-zà-ž]*|what can)\b/iu.test(doc.text) ||
      !/^\p{Lu}/u.test(doc.text)
    )
      return;
    if (
      (/^(?:VERB|AUX|PRON|DET|ADP|ADV|SCONJ)$/u.test(first.tokens[0]?.pos ?? '') && !/^an? /iu.test(first.text)) ||
      isLukewarm(doc)
    )
      return;
    if (first.tokens.some(({ lower }) => isPolar(lower)) || JUDGED.test(first.text))
      yield* eachInFront(doc, ['What can I say?']);
  },
};
