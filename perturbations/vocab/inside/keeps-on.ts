import type { Doc, Rule, Token } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const KEPT = /^(?:keeps?|kept)$/u;
/** What one keeps, not what one does again, and states that nobody is in by turns. */
const NO_DEED =
  /^(?:(?:every|any|some|no)thing|morning|evening|building|being|having|wondering|thinking|hoping|missing|wanting|wishing|feeling|seeing|hearing|listening|meaning|needing|knowing|looking|waiting|living|lying|according|during|smiling|going|coming|moving|swimming|climbing|rising|sliding|dreaming|remembering|noticing|finding|running)$/u;
/** By whom it is done: `we were kept waiting`, `to keep talking`, `keep smiling!` have nobody who does. */
const DOER = /^(?:NOUN|PROPN|PRON|ADV)$/u;
const UNDONE = /^(?:be|been|being|was|were|is|are|get|gets|got|not|to|never|and|us|me|him|them)$/u;

export const keepsOn: Rule = {
  about: 'What somebody keeps doing they keep on doing: “Your goose keeps biting me” → “Your goose keeps on biting me”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Your goose keeps biting my aunt', 'Your goose keeps on biting my aunt'],
    ['Their office keeps sending me forms.', 'Their office keeps on sending me forms.'],
    ['The lamp kept flickering all night 😴', 'The lamp kept on flickering all night 😴'],
  ],
  leaves: [
    'Keep smiling!',
    'We were kept waiting',
    'I keep wondering who sang',
    'My aunt keeps goats',
    'The goose keeps on biting me',
    'Does the goose keep biting you?',
    'The lessee keeps records',
  ],
  words: () => ['keep', 'keeps', 'kept'],
  onlyIf: isOf('chat', 'story', 'review', 'letter', 'ticket'),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?')) return;
    const found = doc.tokens.filter((token) => KEPT.test(token.lower) && isKeptUp(doc, token));
    if (found.length !== 1) return;
    for (const { end, start } of found)
      if (!isQuotedAt(doc, start)) yield { edits: [{ start: end, end, text: ' on' }] };
  },
};

function isKeptUp({ tokens }: Doc, { index }: Token): boolean {
  const [before, deed, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (!before || !DOER.test(before.pos) || UNDONE.test(before.lower) || after?.lower === 'on') return false;
  return deed !== undefined && /^[a-zà-ž]{3,}ing$/u.test(deed.lower) && !NO_DEED.test(deed.lower);
}
