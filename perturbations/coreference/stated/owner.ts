import { animacyOf, type Doc, genderOf, lowerOpening } from '../../../src/plugin.js';
import { nameAnaphor } from '../name-anaphor.js';
import { anaphorOf, isNameable } from './anaphor-of.js';
import { hasThirdPerson, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

/** The owner of what a statement is about: `Maria's talk was long`: Maria, `her talk was long`; `this lamp's cord`: `its cord`. */
export function* ownerTopics(doc: Doc): Generator<StatedTopic> {
  for (const said of saidIn(doc)) {
    const clause = doc.clauses.find(({ sentence }) => sentence === said.sentence);
    if (!clause || clause.start !== said.first.start) continue;
    const marks = clause.subject.tokens.filter(({ text, pos }) => /^['’]s$/u.test(text) && pos !== 'AUX');
    const [mark] = marks;
    const owner = doc.nounPhrases.find(({ start }) => start === said.first.start);
    if (!mark || marks.length > 1 || !owner) continue;
    const last = doc.tokens[mark.index - 1];
    const next = doc.tokens[mark.index + 1];
    if (!last || !next || last.end !== mark.start || /^\p{Lu}/u.test(next.text)) continue;
    if (
      /^(?:today|tonight|yesterday|tomorrow|year|month|week|morning|night|season|summer|winter|friday|monday|sunday|saturday)$/u.test(
        last.lower,
      )
    )
      continue;
    const span = doc.span(said.first.start, last.end);
    const anaphor = last.pos === 'PROPN' ? nameAnaphor(span) : ofThing(doc, span.start, span.end);
    if (!anaphor || anaphor.plural || hasThirdPerson(said.tokens)) continue;
    const opens = `${anaphor.possessive}${doc.text.slice(mark.end, next.end)}`;
    yield {
      mention: `${lowerOpening(said.first)}${doc.text.slice(said.first.end, last.end)}`,
      role: 'owner',
      named: last.pos === 'PROPN' ? 'name' : 'definite',
      describes: false,
      said,
      opening: {
        start: said.first.start,
        end: next.end,
        text: opens,
        opens: said.lower ? opens : `${opens.charAt(0).toUpperCase()}${opens.slice(1)}`,
      },
      rest: [],
    };
  }
}

/** `this lamp`, `our hotel`: a thing with a determiner. */
function ofThing(doc: Doc, start: number, end: number): ReturnType<typeof anaphorOf> {
  const tokens = doc.span(start, end).tokens;
  const [determiner] = tokens;
  const head = tokens.at(-1);
  const whole = doc.nounPhrases.find((each) => each.start === start);
  if (!determiner || !head || !whole || head.pos !== 'NOUN' || !/^(?:this|the|my|our|that)$/u.test(determiner.lower))
    return undefined;
  const phrase = {
    ...whole,
    ...doc.span(start, end),
    head,
    determiner,
    kind: 'common' as const,
    number: 'singular' as const,
    animacy: animacyOf(head.lower, head.lemma),
    gender: genderOf(head.lower),
  };
  return head.lemma === head.lower && isNameable(phrase) && (phrase.gender || phrase.animacy === 'thing')
    ? anaphorOf(phrase)
    : undefined;
}
