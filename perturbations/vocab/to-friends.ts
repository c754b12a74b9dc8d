import type { Candidate, Doc } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isNews } from './news.js';
import { opened } from './opened.js';
import { isRhetorical } from './rhetorical.js';
import { addresses, hasOpinion, opensWithClause, opensWithStatement } from './stance.js';

/** `Has anyone got …?`, `Looking for two people …`: put to all, at whatever length. */
export function isForHelp({ text, sentences }: Doc): boolean {
  return (
    /^(?:(?:has|does|is|can|could|would) any(?:one|body)|looking for (?:\p{L}+ )?(?:people|volunteers|helpers|someone|somebody))\b/iu.test(
      text,
    ) && sentences.length < 4
  );
}

/** Thanks, requests, questions and news: what one gets in touch about. */
export function* toFriends(doc: Doc): Generator<Candidate> {
  const [first] = doc.sentences;
  if (isForHelp(doc)) return yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,']);
  if (!first || doc.sentences.length > 2) return;
  if (/^(?:thanks|thank you|cheers)(?: so (?:much|very much))? for (?!nothing)/iu.test(doc.text))
    yield* eachInFront(doc, ['Hey,', 'Hi,']);
  else if (/^let['’]s\b|^(?:left|dropped|sent|posted|saved|booked|got) .*\bfor you\b/iu.test(doc.text))
    yield* eachInFront(doc, ['Hey,']);
  else if (UNMARKED_QUESTION.test(doc.text) && !isRhetorical(doc)) yield* opened(doc, ['Hey,']);
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

/** `Did she leave a number`: a question that has lost its mark. */
const UNMARKED_QUESTION = /^(?:did|does|do you|has|have you|is (?:the|it|there)|are (?:the|you|we)) [^?!.]+$/iu;

const ORDERED = /^(?:bring|send|call|text|let|don['’]t|tell|check|come|meet|grab|pick|remember|turn|wait|forward)$/u;
