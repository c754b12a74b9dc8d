import type { Perturbation } from '../src/plugin.js';
import { accordingTo } from './ner/according-to.js';
import { addressee } from './ner/addressee.js';
import { askedAloud } from './ner/asked-aloud.js';
import { askedInQuotes } from './ner/asked-in-quotes.js';
import { asker } from './ner/asker.js';
import { author } from './ner/author.js';
import { diaryOf } from './ner/diary-of.js';
import { drawnUpBy } from './ner/drawn-up-by.js';
import { firstPerson } from './ner/first-person.js';
import { greetedName } from './ner/greeted-name.js';
import { letterFrom } from './ner/letter-from.js';
import { messageFrom } from './ner/message-from.js';
import { minutesBy } from './ner/minutes-by.js';
import { namedRelation } from './ner/named-relation.js';
import { namedRole } from './ner/named-role.js';
import { namedThing } from './ner/named-thing.js';
import { partyName } from './ner/party-name.js';
import { patientName } from './ner/patient-name.js';
import { pronounName } from './ner/pronoun-name.js';
import { questionFrom } from './ner/question-from.js';
import { quoted } from './ner/quoted.js';
import { reported } from './ner/reported.js';
import { reporter } from './ner/reporter.js';
import { reviewBy } from './ner/review-by.js';
import { sharedBy } from './ner/shared-by.js';
import { speaker } from './ner/speaker.js';
import { swapName } from './ner/swap-name.js';
import { swapSurname } from './ner/swap-surname.js';
import { ticketFrom } from './ner/ticket-from.js';

/** The NER relation of MMT4NL (section 4): pronouns become proper nouns, and names others; widened to who speaks or asks. */
export const ner: Perturbation = {
  name: 'ner',
  category: 'ner',
  about: 'A named person, place or thing is introduced, or swapped for another; the answer stays',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'first-person': firstPerson,
    'patient-name': patientName,
    'pronoun-name': pronounName,
    'greeted-name': greetedName,
    'ticket-from': ticketFrom,
    'party-name': partyName,
    reporter,
    'drawn-up-by': drawnUpBy,
    'diary-of': diaryOf,
    'minutes-by': minutesBy,
    reported,
    speaker,
    'according-to': accordingTo,
    author,
    'message-from': messageFrom,
    quoted,
    'shared-by': sharedBy,
    'review-by': reviewBy,
    'letter-from': letterFrom,
    addressee,
    'named-thing': namedThing,
    'named-relation': namedRelation,
    'named-role': namedRole,
    'swap-name': swapName,
    'swap-surname': swapSurname,
    asker,
    'question-from': questionFrom,
    'asked-in-quotes': askedInQuotes,
    'asked-aloud': askedAloud,
  },
};
