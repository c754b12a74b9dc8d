import { capitalize, matches, type Rule } from '../../../src/plugin.js';

const HEARD = ["I've heard that", 'I read somewhere that', 'Someone told me that', 'They say that'];
/** What is asked in the clause itself, or of anything at all; who is meant only by the one who asks. */
const ASKED =
  /\b(?:any|anyone|anybody|anything|anywhere|ever|yet|either|or|even|at all|whether|I|me|my|we|us|our|you|your|he|she|they|hers)\b|["“”;:?()]/u;
/** A clause or phrase that is set off may stand in it. */
const SET_OFF = /, (?:which|who|whose|an?|the|a few|after|before|when) /u;

/** `Is it true that owls sleep by day?`: the clause stands by itself already. */
export const isItTrue: Rule = {
  about: 'Says what “Is it true that …?” asks about as hearsay first, and asks “Is that true?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is it true that owls sleep by day?', "I've heard that owls sleep by day. Is that true?"],
    [
      'Is it true that a will which nobody signed is void?',
      'I read somewhere that a will which nobody signed is void. Is it true?',
    ],
  ],
  leaves: [
    'Is it true that anybody can sing?',
    'Is it true that my aunt sings?',
    'Is it true?',
    'Is it true that they sing?',
    'Is it late?',
    'Is it true that Bach would own a poster?',
    'Owls sleep. Is it true that newts do?',
  ],
  words: () => ['true'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const { is = '', said } =
      /^(?<is>Is|Isn['’]t) it true that (?<said>[^?]+)\?$/u.exec(sentence?.text ?? '')?.groups ?? {};
    if (said !== undefined && / (?:would|could have) /u.test(said) && !/\b(?:if|unless|without|when)\b/u.test(said))
      return;
    if (
      !sentence ||
      second ||
      said === undefined ||
      matches(doc, ASKED, said) ||
      (said.includes(',') && !matches(doc, SET_OFF, said)) ||
      said.split(' ').length < 4
    )
      return;
    for (const opening of HEARD.filter((each) => !(/^Someone/u.test(each) && /\bsome(?:one|body)\b/u.test(said))))
      for (const question of [`${is} that true?`, `${is} it true?`])
        yield {
          edits: [{ start: sentence.start, end: sentence.end, text: `${capitalize(opening)} ${said}. ${question}` }],
        };
  },
};
