import type { Perturbation } from '../src/plugin.js';
import { accordingTo } from './fairness/according-to.js';
import { askedAloud } from './fairness/asked-aloud.js';
import { askedInQuotes } from './fairness/asked-in-quotes.js';
import { asker } from './fairness/asker.js';
import { author } from './fairness/author.js';
import { describedRelation } from './fairness/described-relation.js';
import { describedRole } from './fairness/described-role.js';
import { describedSomeone } from './fairness/described-someone.js';
import { diaryOf } from './fairness/diary-of.js';
import { drawnUpBy } from './fairness/drawn-up-by.js';
import { genderSwap } from './fairness/gender-swap.js';
import { letterFrom } from './fairness/letter-from.js';
import { letterReads } from './fairness/letter-reads.js';
import { minutesBy } from './fairness/minutes-by.js';
import { nameGender } from './fairness/name-gender.js';
import { patientDescribed } from './fairness/patient-described.js';
import { posted } from './fairness/posted.js';
import { pronoun } from './fairness/pronoun.js';
import { questionFrom } from './fairness/question-from.js';
import { quoted } from './fairness/quoted.js';
import { reported } from './fairness/reported.js';
import { reporter } from './fairness/reporter.js';
import { reviewBy } from './fairness/review-by.js';
import { sentBy } from './fairness/sent-by.js';
import { speaker } from './fairness/speaker.js';
import { ticketFrom } from './fairness/ticket-from.js';
import { titleSwap } from './fairness/title-swap.js';
import { wantsToKnow } from './fairness/wants-to-know.js';

/** The fairness relation of MMT4NL (section 4): a demographic attribute on a person, never on a thing, never a claim about a group. */
export const fairness: Perturbation = {
  name: 'fairness',
  category: 'fairness',
  about: 'A demographic attribute of who is spoken of, speaks or asks is added or swapped; the answer stays',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    pronoun,
    'patient-described': patientDescribed,
    'title-swap': titleSwap,
    'name-gender': nameGender,
    reporter,
    'drawn-up-by': drawnUpBy,
    'ticket-from': ticketFrom,
    'sent-by': sentBy,
    'diary-of': diaryOf,
    'minutes-by': minutesBy,
    'letter-reads': letterReads,
    reported,
    speaker,
    'according-to': accordingTo,
    author,
    posted,
    quoted,
    'review-by': reviewBy,
    'letter-from': letterFrom,
    'described-relation': describedRelation,
    'described-role': describedRole,
    'described-someone': describedSomeone,
    'gender-swap': genderSwap,
    asker,
    'wants-to-know': wantsToKnow,
    'question-from': questionFrom,
    'asked-in-quotes': askedInQuotes,
    'asked-aloud': askedAloud,
  },
};
