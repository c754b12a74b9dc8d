import type { Rule } from '../../../src/plugin.js';
import { agreementClosed } from './plain/agreement-closed.js';
import { choiceSaid } from './plain/choice-said.js';
import { dayClosed } from './plain/day-closed.js';
import { factSaid } from './plain/fact-said.js';
import { lastFactDenied } from './plain/last-fact-denied.js';
import { lawClosed } from './plain/law-closed.js';
import { letterClosed } from './plain/letter-closed.js';
import { logisticsSaid } from './plain/logistics-said.js';
import { methodClosed } from './plain/method-closed.js';
import { minutesClosed } from './plain/minutes-closed.js';
import { newsClosed } from './plain/news-closed.js';
import { notYetDone } from './plain/not-yet-done.js';
import { noticeClosed } from './plain/notice-closed.js';
import { parcelClosed } from './plain/parcel-closed.js';
import { plainDenied } from './plain/plain-denied.js';
import { plansSaid } from './plain/plans-said.js';
import { ticketClosed } from './plain/ticket-closed.js';
import { visitClosed } from './plain/visit-closed.js';
import { witnessClosed } from './plain/witness-closed.js';
import { workClosed } from './plain/work-closed.js';

/** Denials that leave a text whose label is Neutral as plain as it was. */
export const plain: Readonly<Record<string, Rule>> = {
  'agreement-closed': agreementClosed,
  'choice-said': choiceSaid,
  'day-closed': dayClosed,
  'fact-said': factSaid,
  'last-fact-denied': lastFactDenied,
  'law-closed': lawClosed,
  'letter-closed': letterClosed,
  'logistics-said': logisticsSaid,
  'method-closed': methodClosed,
  'minutes-closed': minutesClosed,
  'news-closed': newsClosed,
  'notice-closed': noticeClosed,
  'plain-denied': plainDenied,
  'not-yet-done': notYetDone,
  'parcel-closed': parcelClosed,
  'plans-said': plansSaid,
  'ticket-closed': ticketClosed,
  'visit-closed': visitClosed,
  'witness-closed': witnessClosed,
  'work-closed': workClosed,
};
