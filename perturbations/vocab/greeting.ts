import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from './kind-of-text.js';
import { isNews } from './news.js';
import { opened } from './opened.js';
import { isRhetorical } from './rhetorical.js';
import { addresses, hasOpinion, opensWithClause, opensWithStatement } from './stance.js';

export const greeting: Rule = {
  about: 'A chat message or letter opens with a greeting to nobody in particular: “Hi all, …”, “Hello, …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
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
      /^(?:he|she|it|they|those|that)\b|\bmy clients?\b/iu.test(doc.text)
    )
      return;
    if (/\b(?:disgrace|ashamed|shame on|you people)\b/iu.test(doc.text)) return;
    if (task.like === 'sentiment' && (kind === 'chat' || isForHelp(doc))) return yield* toFriends(doc);
    if (first === 'command' || first === 'fragment' || isHeadline(doc)) return;
    if (kind === 'letter' && task.like === 'sentiment')
      yield* opened(doc, ['Hello,', 'Good morning,', 'Good afternoon,']);
    else if (kind !== 'chat' && !(kind === 'post' && task.like === 'yes-no')) return;
    else if (addresses(doc)) yield* opened(doc, ['Hey there,', 'Hello,']);
    else if (isPrivate(doc)) yield* opened(doc, ['Hey,', 'Hi,']);
    else yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,', 'Hello everybody,']);
  },
};

/** `Has anyone got …?`, `Looking for two people …`: put to all, at whatever length. */
function isForHelp({ text, sentences }: Doc): boolean {
  return (
    /^(?:(?:has|does|is|can|could|would) any(?:one|body)|looking for (?:\p{L}+ )?(?:people|volunteers|helpers|someone|somebody))\b/iu.test(
      text,
    ) && sentences.length < 4
  );
}

/** Thanks, requests, questions and news: what one gets in touch about. */
function* toFriends(doc: Doc): Generator<Candidate> {
  const [first] = doc.sentences;
  if (isForHelp(doc)) return yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,']);
  if (!first || doc.sentences.length > 2) return;
  if (/^(?:thanks|thank you|cheers)(?: so (?:much|very much))? for (?!nothing)/iu.test(doc.text))
    yield* eachInFront(doc, ['Hey,', 'Hi,']);
  else if (first.kind === 'command') {
    if (ORDERED.test(first.tokens[0]?.lower ?? '')) yield* opened(doc, ['Hey,']);
  } else if (/question/u.test(first.kind)) {
    if (
      /^(?:can|could|would|will) you (?:please )?(?!believe|hear|imagine)/iu.test(doc.text) &&
      !doc.text.includes('"')
    )
      yield* opened(doc, ['Hey,', 'Hi,']);
    else if (!isRhetorical(doc) && !hasOpinion(doc))
      yield* opened(doc, addresses(doc) ? ['Hey,', 'Hi,'] : ['Hi all,', 'Hi everyone,']);
  } else if (addresses(doc)) {
    if (opensWithStatement(doc) && opensWithClause(doc) && /^you\b/iu.test(doc.text))
      yield* opened(doc, ['Hey there,', 'Hey,']);
  } else if (isNews(doc)) yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,', 'Hey everyone,']);
}

const ORDERED = /^(?:bring|send|call|text|let|don['’]t|tell|check|come|meet|grab|pick|remember|turn|wait|forward)$/u;

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
