import { type Doc, lowerOpening, type NounPhrase } from '../../../src/plugin.js';
import { isBoundary } from './boundary.js';
import { hasThirdPerson, type Said, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

const PLACE =
  /^(?:airport|restaurant|hospital|zoo|museum|store|shop|supermarket|mall|library|hotel|stadium|arena|desert|forest|park|church|temple|village|city|town|country|party|event|wedding|concert|festival|gym|pool|beach|office|house|flat|apartment|cafe|café|bar|pub|club|salon|spa|clinic|campground|campsite|bakery|market|conference|theater|theatre|cinema|neighborhood|neighbourhood|resort|place|studio|garage|lake|course|farm|fair)$/u;
/** What is had or done somewhere, and verbs that need nothing more than a place. */
const HAD =
  /^(?:time|fun|dinner|lunch|breakfast|brunch|drinks|blast|coffee|night|evening|day|afternoon|meal|money|hours|weekend|experience)$/u;
const AT =
  /^(?:stay|eat|live|sit|wait|shop|dance|relax|swim|sleep|arrive|walk|celebrate|meet|lonely|safe|welcome|happy|home)$/u;

/** A place or event at the end of a statement: `I had fun at the fair`: the fair, `I had fun there`. */
export function* placeTopics(doc: Doc): Generator<StatedTopic> {
  yield* placesOfSubjects(doc);
  for (const said of saidIn(doc)) {
    if (!/^(?:i|we)$/u.test(said.first.lower)) continue;
    for (const phrase of doc.nounPhrases) {
      if (!isPlace(phrase)) continue;
      const at = said.tokens.findIndex(({ index }) => index === phrase.tokens[0]?.index);
      const preposition = said.tokens[at - 1];
      if (
        !preposition ||
        phrase.determiner?.lower === 'this' ||
        !leads(said, at - 1) ||
        !isBoundary(said, at + phrase.tokens.length)
      )
        continue;
      const { first } = said;
      if (said.tokens.some(({ lower }) => lower === 'there' || lower === 'here')) continue;
      yield {
        mention: phrase.text,
        role: 'place',
        named: 'definite',
        describes: false,
        said,
        opening: { start: first.start, end: first.end, text: lowerOpening(first), opens: first.text },
        rest: [{ start: preposition.start, end: phrase.end, text: 'there' }],
      };
      break;
    }
  }
}

/** `The staff at this hotel were kind`: this hotel, `the staff there were kind`. */
function* placesOfSubjects(doc: Doc): Generator<StatedTopic> {
  for (const said of saidIn(doc)) {
    const clause = doc.clauses.find(({ sentence }) => sentence === said.sentence);
    if (!clause || clause.start !== said.first.start || clause.subject.determiner?.lower !== 'the') continue;
    const { tokens } = clause.subject;
    const at = tokens.findIndex(({ lower }) => lower === 'at' || lower === 'in');
    const place = doc.nounPhrases.find(({ start }) => start === tokens[at + 1]?.start);
    const before = tokens[at - 1];
    if (!place || !before || place.end !== clause.subject.end || !isPlace(place) || at > 4) continue;
    if (tokens.slice(at + 1).some(({ text }) => /^['’]s?$/u.test(text)) || hasThirdPerson(said.tokens)) continue;
    const near = place.determiner?.lower === 'this';
    if (near && clause.tense !== 'present') continue; // one has left it
    const there = near ? 'here' : 'there';
    const opens = doc.text.slice(said.first.start, before.end);
    yield {
      mention: place.text,
      role: 'place',
      named: 'definite',
      describes: false,
      said,
      opening: {
        start: said.first.start,
        end: place.end,
        text: `${lowerOpening(said.first)}${doc.text.slice(said.first.end, before.end)} ${there}`,
        opens: `${opens} ${there}`,
      },
      rest: [],
    };
  }
}

function isPlace({ head, determiner, kind }: NounPhrase): boolean {
  return kind === 'common' && PLACE.test(head.lower) && /^(?:the|this|that|our)$/u.test(determiner?.lower ?? '');
}

function leads(said: Said, at: number): boolean {
  const [before, preposition] = [said.tokens[at - 1], said.tokens[at]];
  if (!before || !/^(?:in|at)$/u.test(preposition?.lower ?? '')) return false;
  return HAD.test(before.lower) || AT.test(before.lemma);
}
