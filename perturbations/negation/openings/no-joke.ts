import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { moodOf } from '../mood.js';

/** What stands in the notes on a patient. */
const ILL = /\b(?:rash|lesions?|fever|swelling|wound|patient|dose|symptoms?|spread to)\b/iu;

export const noJoke: Rule = {
  about: 'Something hard to believe is told with a denied joke: “No joke, this toaster burns everything”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This toaster burns everything', 'No joke, this toaster burns everything'],
    [
      'We waited two hours for a table and then left hungry',
      "I'm not even kidding, we waited two hours for a table and then left hungry",
    ],
    ['The tap leaked all night', 'No exaggeration, the tap leaked all night'],
  ],
  leaves: [
    'The rash has spread to both arms, and the girl cries all night.',
    'The soup was nice',
    "I'm feeling a bit overwhelmed with everything on my plate",
    'Our dog died',
    'I love you',
    "The soup wasn't cold",
    'No joke, it rained',
    'Did it leak everywhere?',
    'Thanks for everything',
    'We open at two',
    'The guide was funny and knew everything',
    "I'm so sad about everything",
    "My cat has been sick twice and I'm getting worried",
    'The barber was worth the fee twice over; he explained each step and waited two hours.',
    "We're delighted to report that all of the tickets are gone",
  ],
  words: () => neededWords(EXTREME),
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (
      sentence?.kind !== 'statement' ||
      doc.sentences.length > 1 ||
      !OPENS.test(sentence.text) ||
      !isChat(doc) ||
      matches(doc, ILL)
    )
      return;
    if (
      doc.text.includes('?') ||
      /\b(?:joke|kidding|lie|honest\w*|seriously|not|never|thanks?|love|hate|happy|sad|sorry|you|your|feel\w*|a bit|stressed|worried|sick|ill|poorly|hurt|scared|delighted|pleased|just|report|announce)\b|^i['’]m\b|n['’]t\b|["“”:;]/iu.test(
        sentence.text,
      )
    )
      return;
    const extreme =
      matches(doc, EXTREME, sentence.text) && (moodOf(doc) !== undefined || matches(doc, BLAME, sentence.text));
    if (moodOf(doc)?.polarity === 'positive' && !matches(doc, RECORD, sentence.text)) return;
    if (
      !extreme ||
      /\b(?:will|would|could|can|might|may|should|going to|used to|hope\w*|wanted|expected|but|emergency|hospital|police)\b|['’]ll\b/iu.test(
        sentence.text,
      ) ||
      sentence.tokens.length > 18
    )
      return;
    const openings = matches(doc, VAST, sentence.text)
      ? [...DENIED, 'No exaggeration,', "I'm not exaggerating,"]
      : DENIED;
    for (const opening of openings) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const DENIED = ['No joke,', "I'm not even kidding,"];
/** What one may have made bigger than it was; a count is a fact. */
const VAST =
  /\b(?:everything|everywhere|every|all (?:night|day|week|year)|forever|for hours|half|the whole|entire|the best|the worst)\b/iu;

/** Things and people of whom something is told. */
const OPENS = /^(?:this|the|my|our|i|we|they|he|she|it|that)\b/iu;

/** Amounts and extents that one might take for a joke. */
const EXTREME =
  /\b(?:everything|everywhere|every (?:single|second|time|night|morning|day|five|two|page|seam)|all (?:over|night|day|week|year)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifty|\d+) (?:hours|minutes|days|weeks|months|times)|forever|twice|half the|the whole|entire|the best|the worst)\b/iu;
/** Praise that needs believing. */
const RECORD =
  /\b(?:hands down|the best|so good|every (?:single|time)|twice|in (?:two|three|five|ten) (?:minutes|days))\b/iu;
const BLAME =
  /\b(?:burns|waited|left hungry|jams|crashes|logs me out|charged (?:me|us)|hung up|put (?:me|us) on hold|leaked|broke|drained|cracked|lost)\b/iu;
