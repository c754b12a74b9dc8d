import type { Rule } from '../../src/plugin.js';
import { adverb } from './inside/adverb.js';
import { afterJust } from './inside/after-just.js';
import { allLong } from './inside/all-long.js';
import { allTheWay } from './inside/all-the-way.js';
import { allWho } from './inside/all-who.js';
import { atAll } from './inside/at-all.js';
import { awayFrom } from './inside/away-from.js';
import { byNoLater } from './inside/by-no-later.js';
import { currently } from './inside/currently.js';
import { differentOnes } from './inside/different-ones.js';
import { everHad } from './inside/ever-had.js';
import { everSince } from './inside/ever-since.js';
import { everSo } from './inside/ever-so.js';
import { everySingle } from './inside/every-single.js';
import { firstThen } from './inside/first-then.js';
import { hadAlready } from './inside/had-already.js';
import { here } from './inside/here.js';
import { inAll } from './inside/in-all.js';
import { inFull } from './inside/in-full.js';
import { justAverage } from './inside/just-average.js';
import { justDoing } from './inside/just-doing.js';
import { keepsOn } from './inside/keeps-on.js';
import { monthsTime } from './inside/months-time.js';
import { myDad } from './inside/my-dad.js';
import { namedPlace } from './inside/named-place.js';
import { noView } from './inside/no-view.js';
import { nowTold } from './inside/now-told.js';
import { number } from './inside/number.js';
import { oclock } from './inside/oclock.js';
import { oneEach } from './inside/one-each.js';
import { particle } from './inside/particle.js';
import { possibly } from './inside/possibly.js';
import { rightThere } from './inside/right-there.js';
import { setInLikeness } from './inside/set-in-likeness.js';
import { setInPrint } from './inside/set-in-print.js';
import { setInProse } from './inside/set-in-prose.js';
import { setInStory } from './inside/set-in-story.js';
import { setWords } from './inside/set-words.js';
import { simply } from './inside/simply.js';
import { smallStress } from './inside/small-stress.js';
import { spaceOf } from './inside/space-of.js';
import { stillNot } from './inside/still-not.js';
import { stockPhrases } from './inside/stock-phrases.js';
import { theTerm } from './inside/the-term.js';
import { theYears } from './inside/the-years.js';
import { totalOf } from './inside/total-of.js';
import { upUntil } from './inside/up-until.js';
import { veryFirst } from './inside/very-first.js';
import { verySame } from './inside/very-same.js';
import { wholeSpan } from './inside/whole-span.js';
import { yetAgain } from './inside/yet-again.js';

/** A word stands inside a clause: an adverb, or what a time or an amount is called in full. */
export const inside: Readonly<Record<string, Rule>> = {
  'months-time': monthsTime,
  here,
  adverb,
  currently,
  'ever-since': everSince,
  number,
  oclock,
  'total-of': totalOf,
  'the-years': theYears,
  'up-until': upUntil,
  'different-ones': differentOnes,
  'ever-had': everHad,
  'every-single': everySingle,
  'in-all': inAll,
  'right-there': rightThere,
  simply,
  'very-same': verySame,
  'at-all': atAll,
  'space-of': spaceOf,
  'very-first': veryFirst,
  'yet-again': yetAgain,
  'after-just': afterJust,
  'away-from': awayFrom,
  'had-already': hadAlready,
  'in-full': inFull,
  'small-stress': smallStress,
  'still-not': stillNot,
  'first-then': firstThen,
  'set-words': setWords,
  'just-doing': justDoing,
  'all-long': allLong,
  'whole-span': wholeSpan,
  particle,
  'one-each': oneEach,
  'ever-so': everSo,
  possibly,
  'just-average': justAverage,
  'no-view': noView,
  'named-place': namedPlace,
  'all-the-way': allTheWay,
  'by-no-later': byNoLater,
  'the-term': theTerm,
  'set-in-prose': setInProse,
  'all-who': allWho,
  'set-in-print': setInPrint,
  'set-in-story': setInStory,
  'keeps-on': keepsOn,
  'set-in-likeness': setInLikeness,
  'now-told': nowTold,
  'my-dad': myDad,
  'stock-phrases': stockPhrases,
};
