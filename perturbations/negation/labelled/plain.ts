import type { Rule } from '../../../src/plugin.js';
import { agreementClosed } from './agreement-closed.js';
import { changeClosed } from './change-closed.js';
import { choiceSaid } from './choice-said.js';
import { clinicClosed } from './clinic-closed.js';
import { dayClosed } from './day-closed.js';
import { factSaid } from './fact-said.js';
import { historyClosed } from './history-closed.js';
import { lawClosed } from './law-closed.js';
import { letterClosed } from './letter-closed.js';
import { logisticsSaid } from './logistics-said.js';
import { methodClosed } from './method-closed.js';
import { minutesClosed } from './minutes-closed.js';
import { newsClosed } from './news-closed.js';
import { noticeClosed } from './notice-closed.js';
import { parcelClosed } from './parcel-closed.js';
import { plansSaid } from './plans-said.js';
import { recipeClosed } from './recipe-closed.js';
import { thingClosed } from './thing-closed.js';
import { ticketClosed } from './ticket-closed.js';
import { verdictSaid } from './verdict-said.js';
import { visitClosed } from './visit-closed.js';
import { witnessClosed } from './witness-closed.js';
import { workClosed } from './work-closed.js';

/** Denials that leave a text whose label is Neutral as plain as it was. */
export const plain: Readonly<Record<string, Rule>> = {
  'agreement-closed': agreementClosed,
  'change-closed': changeClosed,
  'choice-said': choiceSaid,
  'clinic-closed': clinicClosed,
  'day-closed': dayClosed,
  'fact-said': factSaid,
  'history-closed': historyClosed,
  'law-closed': lawClosed,
  'letter-closed': letterClosed,
  'logistics-said': logisticsSaid,
  'method-closed': methodClosed,
  'minutes-closed': minutesClosed,
  'news-closed': newsClosed,
  'notice-closed': noticeClosed,
  'parcel-closed': parcelClosed,
  'plans-said': plansSaid,
  'recipe-closed': recipeClosed,
  'thing-closed': thingClosed,
  'ticket-closed': ticketClosed,
  'verdict-said': verdictSaid,
  'visit-closed': visitClosed,
  'witness-closed': witnessClosed,
  'work-closed': workClosed,
};
