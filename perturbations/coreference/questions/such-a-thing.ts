import { matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** `this` or `that` of what law or custom says of it. */
const ASKED =
  /(?<before>[.;] (?:is|are|would|could|might|may|can|will) )(?<this>this|that)(?<rest> (?:be )?(?:(?:usually|normally|generally|typically|ordinarily|commonly|legally|likely to be|also|still) )?(?:thought to be )?(?:allowed|permitted|forbidden|prohibited|banned|legal|lawful|illegal|unlawful|protected|treated as|regarded as|considered|seen as|viewed as|counted as|deemed|punishable|acceptable|tolerated|recommended|frowned upon|common|unusual|a crime|an offence|an offense|a criminal offence)\b[^?]*\?\s*)$/iu;

/** Told of anybody: what happened once to one is no such thing. */
const TOLD =
  /^(?:(?:Suppose|Imagine|Say)(?: that)? )?(?:(?:In|At|On|During|After|Under|Before) [^,;.]{3,40}, )?(?:an?|someone|somebody|two|three|some) /iu;

/** What a person of any kind does in a situation is taken up as a kind of thing. */
export const suchAThing: Rule = {
  about: 'Takes up what somebody or other does by “such a thing” where the law or custom is asked about',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A lodger sells the sofa of his host without asking. Might this be treated as theft?',
      'A lodger sells the sofa of his host without asking. Might such a thing be treated as theft?',
    ],
    [
      'A guild lets only bakers vote for the mayor; is that usually allowed in Norway?',
      'A guild lets only bakers vote for the mayor; is such a thing usually allowed in Norway?',
    ],
  ],
  leaves: [
    'My lodger sold my sofa without asking. Might this be treated as theft?',
    'A lodger sells a sofa. Is this considered a good sofa?',
    'A lodger reads a law; is this law still considered sound?',
    'A guild asks whether women may vote. Is that allowed?',
    'Two bells ring at noon. Is this how noon is rung?',
    'A lodger tells his host that owls can read. Is this considered true?',
  ],
  words: () => ['this', 'that'],
  onlyIf: (doc) => isLonger(doc) && matches(doc, ASKED),
  *propose({ text, sentences }) {
    const found = ASKED.exec(text);
    const { before = '', this: word = '', rest = '' } = found?.groups ?? {};
    if (!found || sentences.length > 2 || !TOLD.test(text) || SAID.test(text.slice(0, found.index))) return;
    if (
      /\b(?:true|false|correct|sound|reasonable|(?:an? )?(?:good|bad|fair|normal|safe)|it|such|if|case)\b/u.test(rest)
    )
      return;
    const start = found.index + before.length;
    yield { edits: [{ start, end: start + word.length, text: 'such a thing' }] };
  },
};

/** What `this` would be is then what was said, asked or found. */
const SAID =
  /\b(?:(?<!\bis )(?:tells?|says?|asks?|claims?|believes?|thinks?|insists?|wonders?|finds out|reads?|writes?|hears?)|this|that is|such)\b|\b(?:is|are) an? \p{L}+$/u;
