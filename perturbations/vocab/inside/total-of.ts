import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const SOME =
  '(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[A-Za-zÀ-ž]+)?|[4-9]|\\d\\d\\d?|\\d{1,3},\\d{3})';
const COUNTED =
  '(?:rooms?|seats|chapters|keys|speeds|pieces|pages|levels|stalls|beds|bedrooms|tables|songs|episodes|volunteers|members|students|pupils|guests|entries|tickets|emails|letters|calls|photos|plates|courses|bottles|boxes|jars|apples|eggs|plants|chickens|hens|goats|cats|kittens|puppies|sheep|cows|books|medals|goals|stations|stops|machines|shelves|drawers|pockets|settings|programmes|programs|floors|people|children|kids|players|runners|bikes|cabins|pitches|lockers|desks|windows|screens|buttons|versions|models|sockets|bulbs|batteries|blades|proposals|applications|complaints|responses|donations|employees|signatures|samples|questions|candidates|households|trees|(?:fish|otters|birds|nests|seals|salmon|swans|owls|butterflies|bags|jobs|complaints|drivers|shops|farms|homes|houses|flats|patients|cases|hospitals|runners|walkers|swimmers|workers|firefighters|soldiers|farmers|pensioners|passengers|commuters)|families|nurses|participants|residents|bridges|visitors|copies|subscribers|teams|schools|vehicles|parcels)';
const HAS = new RegExp(
  `\\b(?:(?:consists? of|coded by|supplied by|held in|sent to|has|have|had|got|with|contains?|includes?|received|picked|baked|sold|bought|counted|are|were|sent|written|read|seats|planted|interviewed|surveyed|inspected|restored|employs?|covers|lists|attracted|swept away|leaving|among|destroyed|damaged|evacuated|rescued|planted|released|freed|closed|opened|hosted|examined|reviewed|heard from|tested|recruited|trained|delivered|raised|repaired|rebuilt|cleared|welcomed|involved|made|keeps?|own|owns)(?= ${SOME} (?:[A-Za-zÀ-ž]+ )?${COUNTED}\\b(?! (?:ago|old|long|away|later|per)\\b)))`,
  'giu',
);

/** What is counted otherwise. */
const COUNTED_ELSE =
  /\b(?:total|tiny|little|small|only|just|exactly|at least|about|around|over|under|nearly|almost|up to|more than|we are|they are|each|every|per|first|last)\b/iu;

export const totalOf: Rule = {
  about: 'What is counted is “a total of” so many: “has six rooms” → “has a total of six rooms”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The inn has six rooms.', 'The inn has a total of six rooms.'],
    ['We picked forty apples 🍎', 'We picked a total of forty apples 🍎'],
  ],
  leaves: [
    'The inn has two rooms',
    'We are six people',
    'The inn has six rooms with four beds',
    'Only six rooms',
    'He was four years old',
    'They are six of eight',
    'There were fifteen children to one teacher.',
    'The inn has six rooms, a bar and a lift.',
  ],
  words: () => neededWords(HAS),
  *propose(doc) {
    if (matches(doc, COUNTED_ELSE)) return;
    if (
      /\b(?:to (?:one|an?|each|every)|apiece|for each|between them)\b|, an? [a-zà-ž ]{2,30} and an? /iu.test(doc.text)
    )
      return; // a ratio is no sum, nor is the first of a list
    const found = [...insertedAfter(doc, HAS, 'a total of')];
    if (found.length === 1) yield* found;
  },
};
