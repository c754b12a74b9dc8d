import type { Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';

export const notOnceButTwice: Rule = {
  about: 'What happened twice, good or bad, happened “not once but twice”',
  expects: { sentiment: 'same' },
  examples: [
    ['They charged me twice for one ticket.', 'They charged me not once but twice for one ticket.'],
    [
      'Our striker scored twice and was cheered off the pitch.',
      'Our striker scored not once but twice and was cheered off the pitch.',
    ],
  ],
  leaves: [
    'Take it twice a day.',
    'Pat the cat twice daily.',
    'It is twice as big.',
    'He never called twice.',
    'It broke twice more.',
    'I twice asked for it.',
    'Did they charge me twice?',
    'I nearly called twice.',
    'We meet twice this week.',
    'The tablets were taken twice.',
    'Think twice.',
    'He came without being asked twice.',
    'They charged me more than twice.',
    'I rang the clinic twice, but they hung up.',
  ],
  words: () => ['twice'],
  *propose(doc) {
    if (
      !/\btwice\b/u.test(doc.text) ||
      /\b(?:flash|blink|beep|click)(?:es|s)? twice\b/u.test(doc.text) ||
      isGrave(doc) ||
      !/^(?:chat|review|story|letter|ticket|notice)$/u.test(kindOfText(doc))
    )
      return;
    for (const [at, token] of doc.tokens.entries()) {
      const [before, next] = [doc.tokens[at - 1], doc.tokens[at + 1]];
      if (token.text !== 'twice' || !before) continue;
      const sentence = doc.sentences.find(({ start, end }) => start <= token.start && token.start < end);
      const told = sentence?.tokens.filter(({ start }) => start < token.start) ?? [];
      if (sentence?.kind !== 'statement' || told.some(({ lower }) => DENIED.test(lower))) continue;
      if (
        next &&
        !/^(?:[.,!;]|and|but|for|since|in|on|by|to|during|before|because|with)$/u.test(next.lower) &&
        next.kind !== 'emoji'
      )
        continue;
      if (/^[,\s]*(?:but|yet|though|although)\b/u.test(doc.text.slice(token.end))) continue; // one `but` behind another
      if (!told.some(({ lower }) => DONE.test(lower))) continue;
      if (!/^(?:NOUN|PRON|VERB|PROPN)$/u.test(before.pos) && !/^(?:up|down|out|off|back|over|it)$/u.test(before.lower))
        continue;
      yield { edits: [{ start: token.start, end: token.end, text: 'not once but twice' }] };
    }
  },
};

/** What one does not do twice on purpose or as a rule. */
const DONE =
  /^(?:charged|billed|broke|broken|crashed|crashes|repaired|cancelled|canceled|postponed|rescheduled|raised|scored|won|called|phoned|rang|rung|emailed|asked|wrote|written|complained|reported|cried|laughed|fainted|failed|lost|missed|delayed|checked|stopped|reinstalled|replaced|returned|reset|rejected|refused|flooded|dropped|forgot|forgotten|lied|promised|apologised|apologized|fixed|spilled|fell|encored|lent|saved|rescued)$/u;
const DENIED =
  /^(?:not|n't|never|no|nobody|without|hardly|barely|only|just|about|around|almost|nearly|than|least|would|could|might|should|must|if|please|will|already|once|or)$/u;
