import type { Rule } from '../../src/plugin.js';
import { eachAfter, endsOpen } from './afterthought.js';
import { moodOf } from './mood.js';

const SAID = ['Not what I was hoping for', 'Not what I needed', 'Not impressed', 'Not happy', 'Not good enough'];
/** Too grave, or too near, for a shrug. */
const GRAVE =
  /^(?:died|dead|death|funeral|cancer|hospital|grief|grieving|suicide|killed|attack|accident|divorce|miscarriage|abuse|abused|assault|injured|robbed|depressed|depression|lonely|loneliness|heartbroken|devastated|scared|terrified|frightened|suffered|suffering|anxious|crying|cried|cries|tears|sobbing|unbearable|ashamed|guilty|embarrassed|humiliated|sad|hopeless|insecure|jealous|worried|nervous|dread|dreading|vet|vomited|homesick|cat|dog|mum|mom|dad|grandma|grandpa|baby|son|daughter|evicted|bullied)$/u;

export const notWhatIHoped: Rule = {
  about: 'Bad news or a bad judgement is rounded off by a denial: “… Not what I was hoping for.”, “… Not impressed.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The lasagna was bland and soggy', 'The lasagna was bland and soggy. Not impressed'],
    ['The tent leaked on the first night.', 'The tent leaked on the first night. Not what I was hoping for.'],
  ],
  leaves: [
    "The tent didn't leak",
    'Our dog died last night',
    'The waiter was friendly but the steak was inedible',
    'I hate waiting',
    "I'm feeling so lonely",
    'The tent leaked, not impressed',
    'Did the tent leak?',
    'My sister hates her job',
    'Dmitri said his manager is a nightmare',
    'The zip broke. This is disgraceful.',
    'He was rude to my mum',
    'The weather used to be awful',
  ],
  *propose(doc) {
    const mood = endsOpen(doc) ? moodOf(doc) : undefined;
    if (mood?.polarity !== 'negative' || mood.cues.some(({ says }) => says === 'feeling')) return;
    if (/\bnot (?:happy|impressed|what)\b/iu.test(doc.text) || doc.tokens.some(({ lower }) => GRAVE.test(lower)))
      return;
    const [clause] = doc.clauses;
    if (!clause || clause.tense === 'future' || doc.clauses.some(({ subject: { text } }) => /^s?he$/iu.test(text)))
      return;
    const mine = /^(?:I|my|our|we)\b/iu.test(clause.subject.text);
    if (
      /\b(?:said|says|told|tells|disgrac\w*|outrag\w*|furious|worst|livid|horrendous|shameful|shocking|feel|feels|feeling|felt|gutted|grievance|laid off|sacked|fired)\b/iu.test(
        doc.text,
      )
    )
      return;
    const event = mood.cues.every(({ says }) => says === 'event');
    if (clause.subject.animacy === 'person' && mine && clause.subject.person === 3) return;
    const done = event && !COMPANY.test(clause.subject.head.lower);
    const said = mine || done || WEATHER.test(doc.text) ? SAID.slice(0, 2) : event ? SAID.slice(2) : SAID.slice(0, 4);
    yield* eachAfter(doc, said);
  },
};

const WEATHER = /\b(?:weather|rain|traffic|cold|flu|headache|heat|sun|storm|snow|neighbou?rs?)\b/iu;

/** Who can be told that it is not good enough. */
const COMPANY =
  /^(?:they|shop|store|company|bank|hotel|airline|restaurant|school|council|courier|garage|app|site|website|office|support|service|gym|agency|landlord)$/u;
