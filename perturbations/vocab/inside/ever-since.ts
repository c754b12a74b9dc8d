import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { insertedBefore } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** A time, or what happened then, from which something has gone on. */
const SINCE =
  /(?<!\b(?:ever|long|not|n't|it['’]s been|been|days|weeks|months|years|and|times?) )(?<!\b(?:first|once|twice|times?|only)\b[^.!?]{0,40})\bsince (?=(?:then\b|dawn|yesterday|midnight|that (?:day|night)|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|childhood|breakfast|lunch|dinner|christmas|easter|the (?:update|migration|merger|upgrade|redesign|move|accident|operation|start|summer|new owners|new (?:head|owners|manager|boss|landlord) (?:arrived|came|took over|started)|weekend|surgery|flood|storm|wedding|funeral)|i (?:moved|switched|joined|started|bought|was|got)|we (?:moved|switched|joined|started|bought|met|got)|(?:19|20)\d\d|moving|joining|switching|starting|you|he|she|they (?:changed|moved|took))\b)/giu;
const LASTS =
  /\b(?:has|have|had(?= been)|['’]ve|hasn['’]t|haven['’]t|['’]s) (?:[a-zà-ž]+ly )?(?:been|had|lived|worked|used|felt|kept|known|owned|loved|refused|ignored|struggled|stopped|slept|waited|wanted|called|gone|become|got|lost|done|eaten|said|heard|spoken|worn|stayed|played|driven|improved|changed|settled|ridden|taken|run|stood|sat|rained|hung|cried|grown)\b/iu;

/** So much of it in all that time: `has lost nine kilos`. */
const AMOUNT =
  /\b(?:lost|gained|eaten|taken|run|driven|done|had|called|worn|read|sold|made|ridden) (?:about |over |almost |nearly |more than |at least )?(?:\d|an?\b (?:stone|dozen|kilo)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|half|many|a lot)\b/iu;

/** What a record says too. */
const STANDS =
  /\b(?:has|have) (?:hung|stood|lain|been (?:closed|empty|unable)) (?:[^.,;]{3,60} )?since (?:1[5-9]|20)\d\d\b|\bunable to [^.,;]{3,40} since the operation\b/u;

export const everSince: Rule = {
  about: 'What has gone on since some time has done so “ever since” it',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lift has been broken since Monday', 'The lift has been broken ever since Monday'],
    ["I've slept badly since the storm 😴", "I've slept badly ever since the storm 😴"],
  ],
  leaves: [
    'I stayed in since it rained',
    'It has rained twice since Monday',
    'She has lost nine kilos since Monday',
    'It broke since the storm',
    'It has been ages since I ate',
    'Worst haircut I have had since last summer',
  ],
  words: () => neededWords(SINCE, /\bsince\b/u),
  *propose(doc) {
    if (/^(?:notice|contract|clinical)$/u.test(kindOfText(doc)) && !matches(doc, STANDS)) return; // talk, not record
    for (const sentence of doc.sentences) {
      if (
        !matches(doc, LASTS, sentence.text) ||
        matches(doc, AMOUNT, sentence.text) ||
        /\b(?:best|worst|most|least|only|[a-zà-ž]{3,}est)\b/iu.test(sentence.text) || // `the best since`
        /n['’]t\b|\bnot\b|\bnever\b/u.test(sentence.text) ||
        sentence.text.includes('?')
      )
        continue;
      const [first] = sentence.tokens;
      if (
        first &&
        /^Since (?:(?:the|our|my) [^,.]{5,40}, (?:our|the|my) [^,.]{3,40} (?:has|have) (?:become|been)\b|(?:the|our|my) (?:new |old |last )?[a-zà-ž]+ (?:took over|arrived|moved in|left|opened|closed|started|retired), |the (?:migration|update|upgrade|move|merger|redesign)|last (?:week|month)|we moved|i moved|(?:switching|moving|joining|changing|upgrading|starting|adopting) \p{L}+)\b/u.test(
          sentence.text,
        )
      )
        yield inFrontOf(doc, first, 'Ever');
      for (const candidate of insertedBefore(doc, SINCE, 'ever'))
        if (candidate.edits.every(({ start }) => start > sentence.start && start < sentence.end)) yield candidate;
    }
  },
};
