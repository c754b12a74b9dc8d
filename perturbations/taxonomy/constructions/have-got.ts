import { matchCase, type Rule, type Token } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';

/** What a body or a made thing has got: nothing that is done, felt or held for a time. */
const PARTS =
  /^(?:scales|fur|feathers|wings|legs|arms|eyes|eyelids|ears|teeth|tails?|gills|lungs|bones|ribs|horns?|antlers|hooves|claws|paws|fins|beaks?|tusks?|trunks?|shells?|hearts?|stomachs|tentacles|whiskers|fingers|toes|spines|strings|keys|pedals|frets|valves|wheels|corners|sides|moons|rings|sons|daughters|brothers?|sisters?|knees|elbows|tongues?|brains?|skeletons?|noses?|necks?|feet|hands|lips|nostrils|pouches|stingers?|feelers|antennae|eyebrows|eyelashes|nails|thumbs?|atmosphere|coastline|army|navy|king|queen|parliament)$/u;

const SIZE =
  /^(?:an?|any|no|two|three|four|five|six|eight|ten|more|fewer|long|sharp|movable|webbed|compound|blue|red|green|black|white)$/u;

/** A shape has its corners: nobody says that it has got them. */
const FIGURE =
  /\b(?:spheres?|cubes?|cones?|pyramids?|circles?|triangles?|squares?|rectangles?|pentagons?|hexagons?|octagons?|prisms?|cylinders?|polygons?|flags?|shapes?|dice|die)\b/iu;

export const haveGot: Rule = {
  about: 'What has a part has got it: “Does a harp have pedals?” → “Has a harp got pedals?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Does a harp have pedals?', 'Has a harp got pedals?'],
    ['Do owls have eyelids?', 'Have owls got eyelids?'],
    ['Does a beetle have more legs than a crab?', 'Has a beetle got more legs than a crab?'],
  ],
  leaves: [
    'Did a harp have pedals?',
    'Do you have wings?',
    'Does a pilot have to show her wings?',
    'Does a harp have much use?',
    'Do owls usually have eyelids?',
    'Does a harp have strings made of gut?',
    "Don't owls have eyelids?",
    'My harp broke. Does a harp have pedals?',
    'Do owls that hunt have eyelids?',
    'Does a cone have corners?',
  ],
  *propose(doc) {
    if (!/\bhave\b/iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation || doc.sentences.length > 1 || !opensClause(doc, question)) return;
    const { auxiliary, subject, predicate } = question;
    const has = { does: 'has', do: 'have' }[auxiliary.lower];
    const [have, ...held] = predicate.tokens;
    if (!has || have?.lower !== 'have' || subject.kind === 'pronoun' || !isPart(held)) return;
    if (FIGURE.test(subject.text)) return;
    if (subject.tokens.some(({ lower }) => /^(?:who|that|which|all|both|you|i|we|your|my|our)$/u.test(lower))) return;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, has) },
        { start: have.start, end: have.end, text: 'got' },
      ],
    };
  },
};

/** The part, and after it the question's end or what it is compared with. */
function isPart(held: readonly Token[]): boolean {
  const words = held.filter(({ kind }) => kind === 'word' || kind === 'number');
  const at = words.findIndex(({ lower }) => PARTS.test(lower));
  const next = words[at + 1];
  return at >= 0 && words.slice(0, at).every(({ lower }) => SIZE.test(lower)) && (!next || next.lower === 'than');
}
