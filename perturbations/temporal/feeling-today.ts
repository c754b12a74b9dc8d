import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { eachInFront } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { isTimeless, soleClause } from './first-clause.js';

const MOOD =
  /^(?:(?:so|really|very|pretty|a bit|a little|quite|extra|rather) )?(?:tired|sleepy|down|sad|happy|good|great|bored|restless|lost|overwhelmed|stressed(?: out)?|distracted|refreshed|energetic|lonely|anxious|nervous|cheerful|grumpy|calm|relaxed|inspired|motivated|productive|hopeful|hopeless|under the weather|out of it|stuck|uncertain|unwell|sick|well|fine|exhausted|worn out|drained|blessed|grateful|thankful|lucky|proud|indifferent|content)\b/iu;
const DOING =
  /^(?:having (?:so much |such a )?(?:fun|good time|great time|blast)|enjoying|loving|hanging out|relaxing|chilling|taking (?:it easy|a break)|scrolling|sorting|baking|cooking|cleaning|reading|painting|gardening|studying|working|knitting|organizing|browsing|folding|watching|walking|doing|catching up|running errands)\b/iu;

export const feelingToday: Rule = {
  about: 'Says that a mood or an occupation of the speaker is of today',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm feeling a bit sleepy", "I'm feeling a bit sleepy today"],
    ["I'm having so much fun knitting with my aunt 🧶", "I'm having so much fun knitting with my aunt today 🧶"],
    ["I'm just relaxing on the sofa", "I'm just relaxing on the sofa this afternoon"],
    ["I'm so thankful for my patient aunt", "Today, I'm so thankful for my patient aunt"],
  ],
  leaves: [
    "I'm feeling sleepy tonight",
    "I'm feeling lost because you left",
    "I'm working on my thesis that he read",
    "I'm feeling good about the future",
    "I'm enjoying the film",
    "I'm not working",
  ],
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (!clause || !end || end !== clause.end || inCapitals(doc) || !isTimeless(doc) || !isPlain(doc, clause)) return;
    const said = doc.text
      .slice(clause.finite.end, end)
      .trim()
      .replace(/^(?:just|not) /iu, '');
    if (
      /^(?:(?:feeling )?(?:so |very |truly |really )?(?:thankful|grateful|blessed|lucky|proud) (?:for|of|to (?:have|be|know))\b)/iu.test(
        said,
      )
    )
      yield* eachInFront(doc, ['Today,', 'This morning,']);
    else if (
      /^feeling /iu.test(said) &&
      MOOD.test(said.slice(8)) &&
      !/\b(?:about|for|by|of|with|to)\b/iu.test(said.slice(8).replace(/^out of it|^under the/iu, ''))
    )
      for (const time of ['today', 'this morning', 'this afternoon'])
        yield { edits: [{ start: end, end, text: ` ${time}` }] };
    else if (DOING.test(said) && clause.negation === undefined)
      for (const time of ['today', 'this afternoon', 'this morning'])
        yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};

/** What lasts longer than a day is not of today. */
const LASTS =
  /\b(?:book|novel|series|job|project|thesis|career|course|hobby|guitar|lessons|vacation|holiday|house|home life|film|movie|show|song|music|weather|view|sunset|breakfast|dinner|supper|night|evening|date)\b/iu;

function isPlain(doc: Doc, { subject, finite, rest }: Clause): boolean {
  if (!/^i$/iu.test(subject.text) || !/^(?:am|['’]m)$/u.test(finite.lower) || doc.sentences.length > 1) return false;
  if (
    /[,;:()?]|\b(?:that|what|who|which|how|where|if|whether|when|because|since|than|like|things?|i|you|he|she|it|they|we)\b/iu.test(
      rest.text.replace(/\beasy\b|taking it/iu, ''),
    )
  )
    return false;
  return !LASTS.test(rest.text) && !rest.tokens.some(({ pos }) => pos === 'SCONJ' || pos === 'AUX');
}
