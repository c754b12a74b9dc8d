import { conjugate, type Rule } from '../../../src/plugin.js';
import { has } from '../../around/only-if.js';
import { anaphorOf } from '../stated/anaphor-of.js';
import { retold } from '../stated/retold.js';
import { hasThirdPerson, saidIn } from '../stated/said.js';

/** A feeling about somebody, and what that person did. */
const HEAD =
  /^(?:i|we) (?:'m|'re|am|are) (?:(?:so|very|really|incredibly|absolutely|still|just|truly|extremely) )*(?:proud of|grateful to|thankful to|(?:angry|annoyed|furious|livid|mad) (?:at|with)) /u;
const JOINING = /^(?:and|but|or|so|because|not|when|while|who|which|,)$/u;

const FOR_DOING = /\bfor \p{L}+ing\b/u;

export const didAndFelt: Rule = {
  about: 'Tells first what somebody did, and then what is felt about that person, with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so proud of my nephew for fixing his own bike 🚲", "My nephew fixed his own bike and I'm so proud of him 🚲"],
    [
      "We're furious with the builders for leaving the gate open",
      "The builders left the gate open and we're furious with them",
    ],
  ],
  leaves: [
    "I'm so proud of my nephew",
    "I'm grateful to my aunt for being patient",
    "I'm furious with my neighbour for shouting",
    "I'm proud of my nephew for trying and failing",
    "I'm proud of my nephew for his speech",
    "I'm furious with the bank for closing my account",
  ],
  onlyIf: has(FOR_DOING),
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const { tokens, first, last } = said;
      const head = HEAD.exec(`${tokens.map(({ lower }) => lower).join(' ')} `);
      if (!head) continue;
      const from = head[0].trim().split(' ').length;
      const at = tokens.findIndex(({ lower }, place) => lower === 'for' && place > from);
      const [link, who, end, done] = [tokens[from - 1], tokens[from], tokens[at - 1], tokens[at + 1]];
      const phrase = doc.nounPhrases.find((each) => each.start === who?.start && each.end === end?.end);
      const anaphor = phrase && anaphorOf(phrase);
      if (!link || !done || !anaphor || anaphor.object === 'it' || !/^(?:my|our|the)$/u.test(who?.lower ?? ''))
        continue;
      if (conjugate(done.lemma, 'gerund') !== done.lower || /^(?:be|have|do|go|know|keep|try|get)$/u.test(done.lemma))
        continue;
      const rest = tokens.slice(at + 2);
      if (rest.some(({ text, lower }) => JOINING.test(lower) || text === ',')) continue;
      if (hasThirdPerson(rest.filter(({ lower }) => lower !== anaphor.possessive))) continue;
      const feeling = `${first.lower === 'i' ? first.text : 'we'}${doc.text.slice(first.end, link.end)}`;
      const did = `${conjugate(done.lemma, 'past')}${doc.text.slice(done.end, last.end)}`;
      yield retold(said, `${phrase.text} ${did} and ${feeling} ${anaphor.object}`);
    }
  },
};
