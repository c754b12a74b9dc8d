import type { Rule } from '../../src/plugin.js';
import { courtReport } from './stamps/court-report.js';
import { datedNote } from './stamps/dated-note.js';
import { diaryDay } from './stamps/diary-day.js';
import { enteredOn } from './stamps/entered-on.js';
import { lastAmended } from './stamps/last-amended.js';
import { lastEdited } from './stamps/last-edited.js';
import { lastUpdated } from './stamps/last-updated.js';
import { logLine } from './stamps/log-line.js';
import { minutedOn } from './stamps/minuted-on.js';
import { openedOn } from './stamps/opened-on.js';
import { postedOn } from './stamps/posted-on.js';
import { publishedOn } from './stamps/published-on.js';
import { receivedOn } from './stamps/received-on.js';
import { recordedOn } from './stamps/recorded-on.js';
import { reviewedOn } from './stamps/reviewed-on.js';
import { sentOn } from './stamps/sent-on.js';
import { stamp } from './stamps/stamp.js';
import { transcribedOn } from './stamps/transcribed-on.js';
import { writtenOn } from './stamps/written-on.js';

/** A text is marked, as its kind is, with when it was sent, posted, written or changed. */
export const stamps: Readonly<Record<string, Rule>> = {
  stamp,
  'log-line': logLine,
  'posted-on': postedOn,
  'dated-note': datedNote,
  'received-on': receivedOn,
  'last-edited': lastEdited,
  'reviewed-on': reviewedOn,
  'sent-on': sentOn,
  'opened-on': openedOn,
  'last-updated': lastUpdated,
  'published-on': publishedOn,
  'entered-on': enteredOn,
  'written-on': writtenOn,
  'minuted-on': minutedOn,
  'last-amended': lastAmended,
  'court-report': courtReport,
  'diary-day': diaryDay,
  'recorded-on': recordedOn,
  'transcribed-on': transcribedOn,
};
