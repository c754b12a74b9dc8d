import { readLexicon } from '../../../src/plugin.js';

/** How the speaker met with a thing, and how long ago they may tell of it. */
export interface Encounter {
  readonly verb: string;
  readonly span: string;
}

let kept: ReadonlyMap<string, Encounter> | undefined;

export function encounters(): ReadonlyMap<string, Encounter> {
  kept ??= new Map(
    readLexicon(new URL('../../lexicons/temporal-encounters.tsv', import.meta.url)).map((row) => [
      row['noun'] ?? '',
      { verb: row['verb'] ?? '', span: row['span'] ?? '' },
    ]),
  );
  return kept;
}

/** What is not met with in the evening. */
export const BY_DAY =
  /^(?:breakfast|lunch|brunch|pancakes|waffles|croissant|omelette|omelet|coffee|museum|zoo|aquarium|gallery|castle|palace|cathedral|temple|farm|vineyard|winery|brewery|gardens?|lighthouse|ruins|beach|park|playground|market|fair|hike|walk|exam|test|lecture|seminar|workshop|conference|meeting|ceremony|doctor|dentist|therapist|optician|physiotherapist|haircut|massage|manicure|pedicure|facial|tattoo|sunrise|bakery|nurse|vet|surgeon|midwife|specialist|adviser|advisor|clerk|receptionist|agent|solicitor|lawyer|accountant|librarian|pharmacist|plumber|electrician|decorator|gardener|substitute|marmalade|scone|scones|porridge|granola|caves?|orchard|nursery|salon|spa|instructor|guide|sermon|planetarium)$/u;

export const WORKDAYS =
  /^(?:nurse|surgeon|midwife|specialist|adviser|advisor|clerk|agent|solicitor|lawyer|accountant|substitute|exam|test|doctor|dentist|therapist|optician|physiotherapist|meeting|seminar|lecture|sunset|sunrise|orchestra)$/u;

export const ALONE =
  /^(?:nurse|surgeon|midwife|specialist|dermatologist|chiropractor|counsellor|counselor|osteopath|podiatrist|saddle|gloves|scarf|hat|socks|trainers|sandals|slippers|raincoat|hoodie|wig|razor|necklace|earrings|course|book|novel|memoir|biography|haircut|massage|manicure|pedicure|facial|tattoo|doctor|dentist|therapist|optician|physiotherapist|exam|test|class|lecture|seminar|workshop|webinar|conference|meeting|presentation|perfume|toothbrush|shoes|boots|sneakers|coat|jacket|dress|phone|laptop)$/u;

export const TOGETHER =
  /^(?:waiter|waitress|bartender|driver|guide|server|room|suite|hotel|hostel|campsite|motel|resort|inn|lodge|campground|guesthouse|cabin|villa|cottage)$/u;
