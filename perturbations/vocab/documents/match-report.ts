import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';

/** Words of the pitch, of which a report has several. */
const PITCH =
  /\b(?:half-time|full-time|second half|first half|goalkeeper|striker|midfielder|defender|penalt(?:y|ies)|own goal|goals?|home side|home crowd|home team|visitors|hosts|county cup|league|cup final|the cup|champions|title|defeat|sent off|limped off|equali[sz]er|stoppage time|derby|referee|squad|kick-off|match|supporters|fans|wicket|innings|try line|scrum|relegat[a-zà-ž]+|promot[a-zà-ž]+)\b/giu;
/** What only happens in play: no news of those who follow it. */
const PLAYED =
  /\b(?:scor(?:ed|ing)|goals?|final whistle|(?:\d+(?:st|nd|rd|th)|\p{L}+(?:th|st|nd|rd)|last|final|opening) minutes?|half-time|full-time|second half|first half|stoppage time|penalt(?:y|ies)|equali[sz]er|sent off|limped off|wickets?|innings|try line|scrum)\b/u;
const ELSE =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]our|will|shall|tickets?|rules?|kick-off is|must|training|trains|novel|film|book|court|police|match report|celebrat\p{L}+|parad\p{L}+|streets?|fireworks|flares|party|partied|bus|pubs?|statue)\b|[?!:“”"\n]|\p{Extended_Pictographic}/u;

export const matchReport: Rule = {
  about: 'A report of a match is headed as one: “Match report: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The goalkeeper was sent off before half-time, and the visitors lost by nine goals.',
      'Match report: The goalkeeper was sent off before half-time, and the visitors lost by nine goals.',
    ],
  ],
  leaves: [
    'Thousands of fans lined the quay as the champions paraded the county cup past the mill.',
    'The champions brought the league title home, and supporters waited at the quay all night.',
    'Our goalkeeper was sent off, and the visitors lost by nine goals.',
    'The match is on Sunday.',
    'Tickets for the cup final will go on sale at half-time.',
    'The goalkeeper sings',
  ],
  words: () => [
    'goals',
    'goal',
    'half',
    'half-time',
    'goalkeeper',
    'striker',
    'title',
    'cup',
    'visitors',
    'supporters',
    'fans',
    'crowd',
    'side',
    'defeat',
    'match',
    'champions',
    'hosts',
  ],
  *propose(doc) {
    const { text, clauses } = doc;
    if (!/^\p{Lu}.*\.\s*$/su.test(text) || doc.tokens.length < 12 || matches(doc, ELSE)) return;
    const told = new Set([...text.matchAll(PITCH)].map(([word]) => word.toLowerCase()));
    if (told.size < 2 || !matches(doc, PLAYED) || clauses[0]?.tense !== 'past') return;
    yield* eachInFront(doc, ['Match report:']);
  },
};
