import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { insertedBefore } from '../../around/inserted.js';

/** What goes wrong, or has befallen one before, and now again. */
const AGAIN =
  /(?<=\b(?:cancelled|canceled|delayed|postponed|late|down|broken|closed|crashed|crashing|broke|failed|failing|forgot|lost|missed|flooded|flooding|leaked|leaking|overcharged|jammed|jamming|stuck|rescheduled|offline|the (?:rent|price|fee|fees|prices|rate|premium|fares)|out of order|blocked|stolen|rejected|turned (?:me|us) down|broke down|broken down|let (?:me|us) down|stood (?:me|us) up) )again(?=[.,!]|\s*$| \p{Extended_Pictographic}| (?:and|this (?:morning|week|month|year)|today|last (?:night|week)|yesterday|on (?:[a-zà-ž]+day))\b)/giu;

/** What one could not do for a while and can. */
const RESTORED =
  /(?<=\b(?:can (?:read|walk|see|hear|sleep|eat|breathe|run|drive|work|play|sing|laugh|swim|write|dance|smile)|able to (?:read|walk|see|hear|sleep|eat|breathe|run|drive|work|play|sing|swim|write)|like (?:my|her|him|our|them)sel(?:f|ves)|(?:got|have|has) (?:me|him|her|us|them) (?:running|walking|working|sleeping|smiling|reading|singing)|started to (?:sing|smile|eat|walk|laugh|play|talk)|up and running) )again(?=[.,!]|\s*$| \p{Extended_Pictographic}| and (?:the|i|she|he|we|it)\b)/giu;

/** One nuisance more. */
const ANOTHER =
  /(?<=[a-zà-ž],? )(?<!\b(?:or|not|one|yet|of|to) )another (?=(?:delay|rejection|leak|strike|puncture|power cut|outage|price rise|cancellation|excuse|broken promise|parking fine)\b)/giu;

export const yetAgain: Rule = {
  about: 'What happens again happens yet again: “The train was late again” → “The train was late yet again”',
  expects: { sentiment: 'same' },
  words: () => ['again', 'another'],
  examples: [
    ['The train was late again', 'The train was late yet again'],
    ['They raised the rent again 😩', 'They raised the rent yet again 😩'],
    ['Great, another delay', 'Great, yet another delay'],
    ['Another meeting that led nowhere', 'Yet another meeting that led nowhere'],
    ['My aunt can walk again', 'My aunt can walk once again'],
  ],
  leaves: [
    'See you again',
    'Never again',
    'It crashed again and again',
    'Is the train late again?',
    'It crashed yet again',
  ],
  *propose(doc) {
    if (/\?|\b(?:yet|once again|again and|never|not|if)\b|n['’]t\b/iu.test(doc.text)) return;
    yield* insertedBefore(doc, ANOTHER, 'yet');
    const [first] = doc.tokens;
    if (
      first &&
      /^another (?:meeting that|(?:delay|rejection|leak|strike|puncture|power cut|outage|price rise|cancellation|excuse)\b)/iu.test(
        doc.text,
      )
    )
      yield inFrontOf(doc, first, 'Yet');
    yield* insertedBefore(doc, AGAIN, 'yet');
    yield* insertedBefore(doc, RESTORED, 'once');
  },
};
