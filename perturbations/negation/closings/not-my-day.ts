import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const notMyDay: Rule = {
  about: 'A small mishap of one’s own, just now, ends in “Just not my day”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Spilled soup all over my keyboard 😩', 'Spilled soup all over my keyboard 😩 Just not my day'],
    ['I dropped my sandwich in a puddle', 'I dropped my sandwich in a puddle. Just not my day'],
    ['ugh locked myself out in the rain', 'ugh locked myself out in the rain. just not my day'],
  ],
  leaves: [
    'I lost my job',
    'I dropped my son at school',
    'I dropped my parents off',
    'I dropped my phone last week',
    'I missed you',
    'I dropped my sandwich but the dog was happy',
    'He dropped my sandwich',
    'I nearly dropped my sandwich',
    'I missed the bus every day',
    'Did I drop my sandwich?',
    'I broke my record',
    'I left my umbrella at yours',
    'I stepped in for my boss',
  ],
  *propose(doc) {
    if (isMishap(doc)) yield* eachAfter(doc, ['Just not my day', "Today's just not my day"]);
  },
};

const MISHAP =
  /^(?:(?:ugh+|argh+|great|omg|oh no|typical|damn|noo+|brilliant|well)[,.!]? )?(?:(?:i|i['’]ve|i have) )?(?:just |literally |already )?(?:(?:spilled|spilt|poured|knocked) (?:[a-zà-ž]+ ){1,3}(?:all over|over|down|on) my\b|dropped (?![^.!?]* off\b)(?:my|a|the|an entire|a whole) (?:[a-zà-ž]+ ){0,2}(?:in|into|on|down|off|under|onto)\b|locked myself out|shut my [a-zà-ž]+ in|missed (?:my|the) (?:last |early |[a-zà-ž]+ )?(?:bus|train|tram|ferry|boat|flight|connection|stop)\b|tripped (?:over|up|on)|slipped (?:on|over)|stubbed my|burn(?:t|ed) (?:my|the) (?:toast|rice|tongue|dinner|lunch|cake|porridge|breakfast|pie|hand|finger|thumb|bread|curry)|(?:ripped|tore|split|snagged) my|(?:smashed|broke|snapped|chipped|cracked) my (?:phone|mug|favou?rite|glasses|heel|screen|umbrella|key|nail|tooth|only)|stepped (?:in|on) (?:a|an|something|dog|gum|chewing|wet|glass|my)\b|sat (?:in|on) (?:a|wet|chewing)|got (?:completely |totally |absolutely )?(?:soaked|drenched|splashed|stung|locked out|a parking (?:ticket|fine)|a flat tyre|a puncture)|flat (?:tyre|tire|battery)|left my (?:[a-zà-ž]+ )?(?:umbrella|phone|wallet|purse|lunch|laptop|keys|glasses|bag|coat|charger|card|passport|homework) (?:on|at|in)\b|lost my (?:[a-zà-ž]+ )?(?:keys|wallet|purse|phone|umbrella|glasses|bus pass|ticket|card|earbuds?|glove|gloves|scarf)\b)/iu;
const ASIDE =
  /^(?!.*[😩😭😢😫😖😣😠😡😤🙄😒😞😔😿😱🤦☹🙁]).*left my\b|\bbirthday\b|\b(?:day|days|but|last|ago|yesterday|week|month|year|always|every|often|usually|sometimes|luckily|found|glad|sorry|please|thank\w*|if|when|almost|nearly|would|could|son|daughter|kids|school run|hospital|a&e|off at|job|record|he|she|they|you|again|on purpose|laugh\w*|lol|holiday|trip|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|win|break this|catch)\b|n['’]t\b|["“”;:?]|[😂🤣😊😍🥰🎉🥳😅]/iu;

function isMishap(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  return (
    matches(doc, MISHAP) &&
    sentences.length < 3 &&
    tokens.length < 22 &&
    tokens.length > 3 &&
    isChat(doc) &&
    endsOpen(doc) &&
    !matches(doc, ASIDE)
  );
}
