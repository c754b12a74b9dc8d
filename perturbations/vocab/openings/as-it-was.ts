import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';

const HOW = `(?:(?:a bit|quite|very|pretty|fairly|rather|really|half|almost|mostly|moderately) )?`;
/** How a place or a thing is, which whoever comes to it would like to know. */
const IS = new RegExp(
  String.raw`^the (?:[A-Za-zÀ-ž]+ )?[A-Za-zÀ-ž]+ (?:is|are) ${HOW}(?:steep|narrow|thin|limited|small|tiny|quiet|busy|full|crowded|packed|dark|slippery|wet|heavy|tight|empty|noisy|muddy|loud|far|unclear (?:about|on) [A-Za-zÀ-ž]+|at the corner of [A-Za-zÀ-ž ]+|full of [A-Za-zÀ-ž]+)(?: (?:today|this morning|this afternoon|this week|at the moment|at weekends|on \p{Lu}[A-Za-zÀ-ž]+s|in summer|in winter))?$`,
  'iu',
);
/** How it was, as one is asked. */
const WAS = new RegExp(
  `^the (?:[A-Za-zÀ-ž]+ )?[A-Za-zÀ-ž]+ (?:was|were) ${HOW}(?:packed|full|quiet|busy|on time|late|dark|closed|empty|wrong|limited|noisy|short|long|small|cold|warm|crowded|muddy|wet|clear and short|unavailable|postponed|uneventful|shorter than last (?:year|time)|well marked and [A-Za-zÀ-ž]+|steep)$`,
  'iu',
);
const DOES =
  /^the (?:ticket machine|machine|café|cafe|shop|canteen|bar|kiosk|library|museum|pool|gym|app|update|menu|lift|bus|tram|ferry|soap|candle|cat|printer) (?:takes (?:cards|cash|coins|notes)|changed (?:a few|some|two) [a-zà-ž]+|smells like [a-zà-ž]+|sleeps on the [a-zà-ž]+|only takes [a-zà-ž]+)$/iu;
const PEOPLE =
  /\b(?:patient|father|mother|baby|child|kids?|man|woman|doctor|nurse|weather|sky|street|world|coffin|grave|court|ward|hospital|future|day|night|year)\b|[!?,;:"“”]|[😭💔😢🎉🥳😍❤]/iu;

export const asItWas: Rule = {
  about:
    'How a place is one is told for information, how it was one is asked: “Just so you know, the stairs are steep”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The ladder is steep', 'Just so you know, the ladder is steep'],
    ['The regatta was packed', 'Yeah, the regatta was packed'],
    ['The kiosk takes coins', 'By the way, the kiosk takes coins'],
  ],
  leaves: [
    'The patient is quiet',
    'The regatta was superb',
    'Is the ladder steep?',
    'The baby was cold',
    'My ladder is steep',
  ],
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    if (matches(doc, PEOPLE)) return;
    const said = bareText(doc);
    if (IS.test(said) || DOES.test(said)) yield* eachInFront(doc, ['Just so you know,', 'By the way,']);
    else if (WAS.test(said) && !doc.text.trim().endsWith('.')) yield* eachInFront(doc, ['Yeah,']);
  },
};
