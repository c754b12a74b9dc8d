import type { Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { sentimentOf } from '../../around/label.js';
import { isFormal, isGrave } from '../../around/register.js';
import { leaningOf } from '../mood.js';

const OPENINGS = ["I don't like to complain, but", "I don't usually complain, but", "I'm not one to complain, but"];

export const likeToComplain: Rule = {
  about: 'A complaint is opened by its denial: “I don’t like to complain, but the soup was far too salty”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The waiter was rude and the soup was bland.',
      "I don't like to complain, but the waiter was rude and the soup was bland.",
    ],
    [
      'This printer is useless, it jams on every second page',
      "I'm not one to complain, but this printer is useless, it jams on every second page",
    ],
  ],
  leaves: [
    'I hate waiting',
    'My dog is sick',
    "I'm so sad",
    'The soup was lovely',
    'The waiter was rude but the soup was great',
    'I want to complain: the soup was awful',
    'Was the waiter rude?',
    'The tenant was rude to the lessor',
    'My grades are terrible',
    'I failed my test',
    'My tent leaked all night and my bed is soaked',
    'Our guide knew all about the ruins',
    'You are a disgrace',
    'He lied and I am furious',
    'The weather is miserable',
    'This is a disgrace',
    "Your workshop deserves a medal. My gran's harp had been broken since 1990.",
    'The zip broke. I want a refund.',
    'The dentist found two awful cavities',
    'This play gripped me, and its last act moved me to tears.',
    'I feel awful about missing your concert',
    'I regret to say that your soup was awful.',
  ],
  *propose(doc, context) {
    if (!/^(?:negative|undefined)$/u.test(String(sentimentOf(context)))) return;
    const [clause] = doc.clauses;
    if (!clause || clause.start !== doc.tokens[0]?.start || clause.sentence !== doc.sentences[0]) return;
    if (doc.sentences.length > 1 || isFormal(doc) || isGrave(doc) || leaningOf(doc) !== 'negative') return;
    if (
      /\b(?:complain\w*|hate|furious|disgrace\w*|outrage\w*|livid|worst|fuming|never|sorry|knew|ruins|but|usually|found|cavit\w+|stole\w*|died|nightmare|horrendous|appalling|gripped|moved|regret|awful about|terrible about|bad about|guilty|ashamed)\b|[!]{1}|[A-Z]{4}|["“”]/u.test(
        doc.sentences[0]?.text ?? '',
      )
    )
      return;
    const { subject, sentence } = clause;
    const service = SERVED.test(subject.head.lower) || /^(?:your|this|these)\b/iu.test(subject.text);
    const mine =
      /^(?:I|we)$/iu.test(subject.text) &&
      /\b(?:your|service|order|bought|booked|ordered|waited|paid)\b/iu.test(sentence.text) &&
      !/\b(?:got|failed|lost)\b/iu.test(sentence.text);
    if (!service && !mine) return;
    if (/^(?:this|that)$|^(?:my|our)\b/iu.test(subject.text)) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const SERVED =
  /^(?:waiter|waitress|staff|service|food|soup|pizza|lasagna|steak|coffee|room|rooms|hotel|bus|train|tram|app|update|website|site|printer|toaster|kettle|vacuum|cleaner|blender|sofa|chair|chairs|desk|bed|beds|tent|jacket|zip|shoes|jeans|headphones|charger|screen|lift|heating|dishwasher|oven|wifi|restaurant|cafe|café|bar|hairdresser|dentist|receptionist|instructor|guide|driver|engineer|plumber|courier|delivery|parcel|order|landlord|broadband|internet|gym|pool|shower|showers|showers|toilets|bathroom|menu|portions|burger|curry|noodles|bread|cake|dress|phone|laptop|camera|battery|mattress|tour|flight|crew|queue|place|shop|layout|checkout|packaging|music|seats|film|movie|book|concert)$/u;
