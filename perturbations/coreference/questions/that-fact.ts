import { matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** What is drawn from a state of things. */
const DRAWN =
  /(?<before>[.;] does )(?<this>this|that)(?<rest> (?:alone )?(?:(?:automatically|necessarily|really|by itself|legally) )?(?:give (?:me|us|you|him|her|them|the [a-zà-ž]+|an? [a-zà-ž]+) (?:the |a |any |legal |good |some |an )?(?:right|grounds|reason|claim|title|power|permission|ownership|excuse)|entitle|oblige|make (?:me|us|you|him|her|them|it|the [a-zà-ž]+) (?:the |a |an )?(?:owners?|guilty|liable|responsible|legal|lawful|heirs?|father|mother|citizens?|invalid|void|unable|unfit)|prove|mean that|mean (?:he|she|they|it|I|you|we)|show (?:beyond|that)|allow|permit|free|release|excuse)\b[^?]*\?\s*)$/iu;

/** How things are is taken up as a fact. */
export const thatFact: Rule = {
  about: 'Takes up how things are by “this fact” or “that fact” where it is asked what can be drawn from it',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Our oak leans over the fence of a neighbour. Does that make him the owner of the house?',
      'Our oak leans over the fence of a neighbour. Does that fact make him the owner of the house?',
    ],
    [
      'The juror has dozed off twice. Does this prove that the baker is guilty?',
      'The juror has dozed off twice. Does this fact prove that the baker is guilty?',
    ],
  ],
  leaves: [
    'The juror says that the baker did it. Does this prove that he is guilty?',
    'The rules of the house forbid dogs. Does this mean that cats may come?',
    'The juror sleeps. Does that juror prove that the baker is guilty?',
    'The juror drinks tea. Does this help him to stay awake?',
  ],
  words: () => ['this', 'that'],
  onlyIf: (doc) => isLonger(doc) && matches(doc, DRAWN),
  *propose({ text, sentences }) {
    const found = DRAWN.exec(text);
    const { before = '', this: word = '' } = found?.groups ?? {};
    if (!found || sentences.length > 2 || SAID.test(text.slice(0, found.index))) return;
    const end = found.index + before.length + word.length;
    yield { edits: [{ start: end, end, text: ' fact' }] };
  },
};

/** Something said, ruled, written or asked, which is no fact for that; a case that is only supposed. */
const SAID =
  /\b(?:says?|said|tells?|told|claims?|claimed|promises?|promised|warns?|asks?|writes?|wrote|forbids?|forbade|rules?|laws?|constitution|treaty|contract|sign|signs|agrees?|agreed|wants?|plans?|suppose|imagine|if|believes?|thinks?|insists?|fact)\b/iu;
