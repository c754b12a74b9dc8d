import { neededWords, type Rule } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

const ONE =
  /^((?:someone|somebody|an? (?:[a-zà-ž]+ ){0,2}(?:person|man|woman|child|adult|patient|student|athlete|teenager|boy|girl|baby|dog|cat|driver|worker))|(?:people|adults|patients|students|children)) (with|without) (?=(?:an? |no |the )?[a-zà-ž])/iu;

export const whoHas: Rule = {
  about: 'A phrase becomes a clause: “a person with vertigo” → “a person who has vertigo”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would someone with a nut allergy eat marzipan?', 'Would someone who has a nut allergy eat marzipan?'],
    ['Can people with colds sing?', 'Can people who have colds sing?'],
    ['Could a person without hair use a comb?', 'Could a person who has no hair use a comb?'],
  ],
  leaves: [
    'Would someone with him eat?',
    'Would a person with their dog eat?',
    'Would she eat with a man with a hat?',
    'Would a person without a hat eat?',
    'Is someone with the band here?',
    'Would someone with that job sing?',
  ],
  words: () => neededWords(ONE),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question) return;
    const said = doc.text.slice(question.auxiliary.end + 1, question.end);
    const [, who = '', link = ''] = ONE.exec(said) ?? [];
    if (link === '') return;
    const after = said.slice(who.length + link.length + 2);
    if (
      /^(?:him|her|his|their|its|my|your|them|me|us|that|this|the (?!flu|surname|name|ability)|\p{Lu}|only|just)/u.test(
        after,
      )
    )
      return;
    if (link.toLowerCase() === 'without' && /^(?:an? |the |no |[a-zà-ž]+ing\b)/iu.test(after)) return;
    if (/^[^,?]*\bwho\b/u.test(after)) return; // `a bard who has a harp who sings`
    const dog = /(?:dog|cat)$/iu.test(who) ? 'that' : 'who';
    const have = /^(?:people|adults|patients|students|children)$/iu.test(who) ? 'have' : 'has';
    const start = question.auxiliary.end + 1 + who.length + 1;
    const text = link.toLowerCase() === 'with' ? `${dog} ${have}` : `${dog} ${have} no`;
    yield { edits: [{ start, end: start + link.length, text }] };
  },
};
