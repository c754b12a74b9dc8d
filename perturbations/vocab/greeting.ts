import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { addresses, opensWithClause } from './stance.js';
import { isForHelp, toFriends } from './to-friends.js';

export const greeting: Rule = {
  about: 'A chat message or letter opens with a greeting to nobody in particular: “Hi all, …”, “Hello, …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['We missed the ferry', 'Hi all, we missed the ferry'],
    ['Is a tomato a fruit?', 'Hi everyone, is a tomato a fruit?'],
    ['You look lovely', 'Hey there, you look lovely'],
    ['Bring a torch', 'Hey, bring a torch'],
    ['Thanks for the ride', 'Hey, thanks for the ride'],
    ['I have been charged twice. Please check.', 'Hello, I have been charged twice. Please check.'],
  ],
  leaves: [
    'Hello, the soup was cold',
    'Thanks!',
    'The soup was cold',
    'She keeps goats',
    'Those are my goats',
    'I love goats',
    'Best soup I ever had',
    'The patient is stable.',
    '🙂',
    'Sutures were removed on day ten.',
    'My uncle has cancer',
  ],
  *propose(doc, { task }) {
    if (task.like === 'yes-no' && !doc.text.includes('?')) return;
    const kind = kindOfText(doc);
    const first = doc.sentences[0]?.kind;
    const long = doc.sentences.length > 2 || /^don['’]t\b.*\. /iu.test(doc.text);
    if (long && task.like === 'sentiment' && kind !== 'letter') return;
    if (
      kind === 'letter' &&
      task.like === 'sentiment' &&
      (/^(?:he|she|it|they|those|that)\b|\b(?:my|our) clients?\b|\b(?:proceedings|solicitors?|negligence|hereby|deplorable|disciplinary|final warning|grievance|my expectations)\b|^your (?:reports?|conduct|work|attendance|performance|behaviou?r|failure)\b|\p{Extended_Pictographic}.*\?|\bmum\b/iu.test(
        doc.text,
      ) ||
        !/^(?:i|we|our|please)\b|\b(?:you|your)\b/iu.test(doc.text))
    )
      return;
    if (
      task.like === 'sentiment' &&
      /\byou (?:forgot|lied|never|didn['’]t|broke|ruined|promised)\b|\bcould .{1,40} be any\b/iu.test(doc.text)
    )
      return;
    if (/\b(?:disgrace|ashamed|shame on|you people)\b/iu.test(doc.text)) return;
    if (task.like === 'sentiment' && (kind === 'chat' || isForHelp(doc))) return yield* toFriends(doc);
    const asks = kind === 'letter' && task.like === 'sentiment' && /^please\b/iu.test(doc.text);
    if ((first === 'command' && !asks) || first === 'fragment' || isHeadline(doc)) return;
    if (kind === 'letter' && task.like === 'sentiment')
      yield* /^please\b/iu.test(doc.text)
        ? eachInFront(doc, ['Hello,'])
        : opened(doc, ['Hello,', 'Good morning,', 'Good afternoon,']);
    else if (kind !== 'chat' && !(kind === 'post' && task.like === 'yes-no')) return;
    else if (addresses(doc)) yield* opened(doc, ['Hey there,', 'Hello,']);
    else if (isPrivate(doc)) yield* opened(doc, ['Hey,', 'Hi,']);
    else yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,', 'Hello everybody,']);
  },
};

/** Of people who are known to the hearer, or of what one tells a friend: not said to all. */
function isPrivate({ text }: Doc): boolean {
  return /^(?:he|she)\b|\b(?:argue|husband|wife|marriage|divorce\w*|therap\w+|sacked|fired|my (?:boss|employer|ex))\b/iu.test(
    text,
  );
}

/** `Best soup I ever had`: neither a clause nor one without its subject. */
function isHeadline(doc: Doc): boolean {
  const [first] = doc.tokens;
  return (
    doc.sentences[0]?.kind === 'statement' && !opensWithClause(doc) && /^(?:ADJ|NOUN|PROPN)$/u.test(first?.pos ?? '')
  );
}
