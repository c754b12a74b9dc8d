import type { Rule } from '../../src/plugin.js';
import { allTheBest } from './closings/all-the-best.js';
import { announced } from './closings/announced.js';
import { closingMarker } from './closings/closing-marker.js';
import { complaintClosing } from './closings/complaint-closing.js';
import { endsTheDay } from './closings/ends-the-day.js';
import { fullReport } from './closings/full-report.js';
import { fullStory } from './closings/full-story.js';
import { hopeThisHelps } from './closings/hope-this-helps.js';
import { keepWatch } from './closings/keep-watch.js';
import { letYouKnow } from './closings/let-you-know.js';
import { letterClosing } from './closings/letter-closing.js';
import { lookIntoIt } from './closings/look-into-it.js';
import { moreToFollow } from './closings/more-to-follow.js';
import { noFurtherBusiness } from './closings/no-further-business.js';
import { questionsWelcome } from './closings/questions-welcome.js';
import { seeWebsite } from './closings/see-website.js';
import { shareIt } from './closings/share-it.js';
import { takeCare } from './closings/take-care.js';
import { thankAgain } from './closings/thank-again.js';
import { thanksInAdvance } from './closings/thanks-in-advance.js';
import { vocative } from './closings/vocative.js';
import { whatToExpect } from './closings/what-to-expect.js';

/** A text ends in a marker, a call, thanks or a word to the reader. */
export const closings: Readonly<Record<string, Rule>> = {
  'letter-closing': letterClosing,
  'questions-welcome': questionsWelcome,
  'hope-this-helps': hopeThisHelps,
  vocative,
  'closing-marker': closingMarker,
  'let-you-know': letYouKnow,
  'complaint-closing': complaintClosing,
  'thank-again': thankAgain,
  'thanks-in-advance': thanksInAdvance,
  'share-it': shareIt,
  'full-story': fullStory,
  'full-report': fullReport,
  'look-into-it': lookIntoIt,
  'see-website': seeWebsite,
  'keep-watch': keepWatch,
  'what-to-expect': whatToExpect,
  'ends-the-day': endsTheDay,
  'no-further-business': noFurtherBusiness,
  announced,
  'take-care': takeCare,
  'more-to-follow': moreToFollow,
  'all-the-best': allTheBest,
};
