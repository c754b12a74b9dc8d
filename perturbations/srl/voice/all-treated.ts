import { capitalize, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const TREATED =
  /^(?<who>(?:everyone|everybody|all (?:of )?the [a-z]+|the (?:whole |entire )?[a-z]+|our [a-z]+|my [a-z]+)(?: (?:at|on|in|from) (?:the|our|my|this|that) [a-z]+(?: [a-z]+)?)?) (?<verb>treated|greeted|welcomed) (?<whom>me|us) (?<how>(?:so |very |really )?[a-z]+ly|with (?:such |real |great |so much )?(?:kindness|respect|warmth|care|contempt|a smile|open arms|suspicion|disdain|dignity|courtesy|compassion)|like (?:[a-z]+|an? [a-z]+|an old friend|part of the family))$/iu;

export const allTreated: Rule = {
  about:
    'Active → passive, the manner before those who did it: “Everyone treated us kindly” → “We were treated kindly by everyone”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Everyone at the gym welcomed me warmly', 'I was welcomed warmly by everyone at the gym'],
    ['The nurses treated us with kindness 💛', 'We were treated with kindness by the nurses 💛'],
    ['The staff at the inn treated us like family.', 'We were treated like family by the staff at the inn.'],
  ],
  leaves: [
    'Everyone treated him kindly',
    'Everyone treated me to lunch',
    'The nurses treated us kindly and left',
    'Nobody treated me kindly',
    'Everyone at the gym treated me kindly until I left',
  ],
  words: () => ['treated', 'greeted', 'welcomed'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const { who, verb, whom, how } = TREATED.exec(doc.text.slice(first.start, last.end))?.groups ?? {};
      if (who === undefined || verb === undefined || how === undefined || words.length > 16) continue;
      const [me, was] = whom?.toLowerCase() === 'me' ? ['I', 'was'] : ['we', 'were'];
      const agent = `${who.charAt(0).toLowerCase()}${who.slice(1)}`;
      const subject = me === 'I' ? (/^\p{Lu}/u.test(first.text) ? 'I' : 'i') : opened(capitalize(me));
      yield {
        edits: [{ start: first.start, end: last.end, text: `${subject} ${was} ${verb} ${how} by ${agent}` }],
      };
    }
  },
};
