import { indefiniteArticle, neededWords, type Rule } from '../../../src/plugin.js';
import { isBoundary } from '../stated/boundary.js';
import { retold } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

const DONE =
  /^(?:got|had|bought|completed|finished|took|received|watched|saw|read|tried|ate|made|ordered|cooked|attended|booked)$/u;
const OPINION =
  /^(?:amazing|awesome|wonderful|great|terrible|bad|awful|fantastic|horrible|lovely|delicious|beautiful|gorgeous|difficult|challenging|boring|fun|exciting|stressful|long|expensive|cheap|tiny|huge|superb|excellent|brilliant|incredible|thoughtful|disappointing|dreadful|perfect|productive|tough|tedious|hilarious|scary|sad|tasty|relaxing|exhausting|painful|mediocre|decent|nice|rough|refreshing|romantic|bumpy)$/u;
const THING =
  /^(?:date|meal|dinner|lunch|breakfast|brunch|workout|task|flight|trip|vacation|holiday|interview|meeting|exam|test|concert|party|lesson|class|massage|haircut|gift|present|conversation|chat|call|run|walk|hike|movie|film|book|game|match|session|appointment|curry|pizza|burger|cake|sandwich|salad|steak|soup|lecture|talk|play|show|documentary|podcast|course|swim|ride|drive|tour|stay|pie|coffee|night out)$/u;

/** The adjective before an object is said of it in a clause of its own. */
export const saidOfIt: Rule = {
  about: 'Says what an object is like in a clause of its own, with “it”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just finished a tough workout! 💪', 'I just finished a workout, and it was tough! 💪'],
    ['we had an amazing dinner last night', 'we had a dinner last night, and it was amazing'],
  ],
  leaves: [
    'I had a great time',
    'I had a bad day',
    'I want a nice dinner',
    'I got a bad haircut and cried',
    'It was a nice dinner',
  ],
  words: () => neededWords(DONE),
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }) => /^an?$/u.test(lower));
      const [verb, article] = [said.tokens[at - 1], said.tokens[at]];
      if (
        !article ||
        !/^(?:i|we)$/u.test(said.first.lower) ||
        !DONE.test(verb?.lower ?? '') ||
        said.tokens.some(({ lemma }) => lemma === 'not')
      )
        continue;
      let adjective = at + 1;
      while (/^(?:really|very|pretty|truly|super|so|absolutely)$/u.test(said.tokens[adjective]?.lower ?? ''))
        adjective++;
      const [first, opinion, noun] = [said.tokens[at + 1], said.tokens[adjective], said.tokens[adjective + 1]];
      if (!first || !opinion || !noun || !OPINION.test(opinion.lower) || !THING.test(noun.lower)) continue;
      if (
        !isBoundary(said, adjective + 2) ||
        said.tokens
          .slice(adjective + 2)
          .some(({ text, lower, pos }) => text === ',' || pos === 'VERB' || /^(?:and|but)$/u.test(lower))
      )
        continue;
      const start = doc.text.slice(said.first.start, article.start);
      const rest = doc.text.slice(noun.start, said.last.end);
      yield retold(
        said,
        `${start}${indefiniteArticle(noun.lower)} ${rest}, and it was ${doc.text.slice(first.start, opinion.end)}`,
      );
    }
  },
};
