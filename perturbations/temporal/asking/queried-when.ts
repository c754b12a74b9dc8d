import type { Doc, Rule } from '../../../src/plugin.js';
import { asks } from '../../around/only-if.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals, inStyle } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:(?:where|who|what|why|how) did (?:you|we|they|he|she|i)|did (?:you|we|they|he|she|anyone|anybody|someone)) (?:see|meet|park|leave|put|buy|get|find|order|book|feed|walk|water|send|post|pay|call|ring|lock|pick|take|eat|cook|watch|go|ask|tell|hear|bring|drop|lose|win|forget|finish)\b/iu,
    ['yesterday', 'this morning', 'last night'],
  ],
  [
    /^(?:has|have) (?:anyone|anybody|someone|you|he|she|they) (?:seen|heard|spoken|fed|walked|watered|called|rung|emailed|paid|had|eaten|been|checked|collected|picked|taken|moved|used|found|met)\b/iu,
    ['today', 'this morning', 'this week'],
  ],
  [
    /^(?:should|shall) (?:i|we) (?:bring|take|wear|call|ring|book|order|wait|meet|come|go|buy|cook|make|print|send|pack|park|pick)\b/iu,
    ['tomorrow', 'on Saturday', 'on Friday'],
  ],
  [
    /^(?:what time|when) (?:does|do) (?:the|your|our|this) [a-zà-ž' ]+ (?:open|close|start|finish|end|begin|shut)\b/iu,
    ['today', 'tomorrow', 'on Fridays'],
  ],
  [
    /^(?:who['’]s|who is|are you|is (?:he|she|anyone|anybody)|are (?:we|they)) (?:coming|cooking|driving|working|going|playing|meeting|bringing|picking|training|free|in|around|hosting)\b/iu,
    ['tomorrow', 'on Saturday', 'this week'],
  ],
  [
    /^(?:can|could|would|will) (?:you|someone|anyone|we|i) (?:please )?(?:send|bring|lend|post|forward|pick|feed|water|walk|call|ring|email|book|order|print|check|collect|drop|help|give|meet|swap|borrow|fix|clean|cover)\b/iu,
    ['tomorrow', 'today'],
  ],
  [/^do (?:i|we) need (?:bring|book|wear|pay|order|pack|print)\b/iu, ['tomorrow', 'on Saturday']],
  [
    /^does any(?:one|body)(?: here)? have an? [a-zà-ž ]+ (?:i|we) (?:could|can) borrow$/iu,
    ['this weekend', 'tomorrow'],
  ],
  [/^how(?:['’]s| is| are) (?:your|the|everyone|everybody|you)\b/iu, ['today', 'this week']],
];

export const queriedWhen: Rule = {
  about: 'Says of which day a question in a chat asks',
  expects: { sentiment: 'same' },
  examples: [
    ['Where did you park the van?', 'Where did you park the van yesterday?'],
    ['Has anyone seen the tape measure? 📏', 'Has anyone seen the tape measure today? 📏'],
    ['Should I bring cash?', 'Should I bring cash tomorrow?'],
  ],
  leaves: [
    'Where did you park yesterday?',
    'Did you find the person who parked there?',
    'How are you and why?',
    'Should I bring cash or a card?',
    'Can you help me understand it?',
    'Have you ever seen this?',
    'How is this even legal?',
    'Have you seen how rude he is?',
  ],
  onlyIf: asks,
  *propose(doc) {
    const [sentence] = doc.sentences;
    const mark = doc.text.indexOf('?');
    if (!sentence || doc.sentences.length > 1 || mark < 0 || inCapitals(doc) || isOfficial(doc) || !isUntimed(doc))
      return;
    const said = doc.text.slice(0, mark).trim();
    const opening =
      /^(?:hey|hi|hello|morning|ok|so|and|btw|oh)(?: all| everyone| folks| guys)?,? /iu.exec(said)?.[0] ?? '';
    const asked = said.slice(opening.length).replace(/^do (i|we) need to /iu, 'do $1 need ');
    if (said.length !== mark || doc.tokens.filter(({ text }) => text.includes('?')).length !== 1) return;
    if (STOPS.test(asked.replace(/^\S+ \S+/u, ''))) return;
    for (const [pattern, days] of ASKED)
      if (pattern.test(asked) && asked.split(' ').length > 3 && asked.split(' ').length < 12)
        for (const day of days)
          yield {
            edits: [
              {
                start: mark,
                end: mark,
                text: inStyle(doc, ` ${day}`)
                  .toLowerCase()
                  .replace(/\b[sf](?=aturday|riday)/gu, (letter) => letter.toUpperCase()),
              },
            ],
          };
  },
};

/** `What time` asks for a time. */
function isUntimed(doc: Doc): boolean {
  return isTimeless({ ...doc, tokens: doc.tokens.filter(({ lower }) => lower !== 'time') });
}

/** Where the question goes on, so that the day would seem to belong to what follows. */
const STOPS =
  /[,;:]|\b(?:or|and|but|that|who|which|if|when|while|because|how|why|what|where|whether|to|not|ever|so|even|possibly|explain|understand|than|about|from)\b|n['’]t\b/iu;
