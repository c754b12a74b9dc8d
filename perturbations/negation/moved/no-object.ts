import { conjugate, type Rule } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

const VERBS =
  /^(?:receive|get|find|see|hear|make|offer|give|show|bring|want|feel|cause|report|serve|include|contain|require|eat|buy|show|ask|sell|do|cost|deserve|change|provide|send|take|speak|use|drink|wear|carry)$/u;
/** Set phrases: `makes no difference` is one with either form, `took no time` is not. */
const FIXED =
  /^(?:time|longer|one|more|less|doubt|wonder|matter|way|such|better|worse|sooner|idea|good|other|place|bones|secret|further|fewer|part|sign|signs|notice|chances|risks|prisoners|interest|pleasure|pride|responsibility|care|weight)$/u;

export const noObject: Rule = {
  about: 'The negation moves from the object to the verb: “received no apology” → “didn’t receive any apology”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The jokes fall flat and the ending makes no sense', "The jokes fall flat and the ending doesn't make any sense"],
    [
      'The claimant was left waiting and received no apology.',
      'The claimant was left waiting and did not receive any apology.',
    ],
    ['The export button does nothing', "The export button doesn't do anything"],
    ['She takes no regular medication.', 'She does not take any regular medication.'],
    ['He denies any pain in the chest.', 'He reports no pain in the chest.'],
  ],
  leaves: [
    'It took no time',
    'He took no notice of me',
    "It doesn't make no sense",
    'He made no bones about it',
    'I have no idea',
    'Does it make no sense?',
    'He did nothing but sleep',
    'She takes no sugar and no milk.',
    'They got nowhere and saw no one',
    'They have received no reply',
    "I've emailed twice and heard nothing",
    'He denies it',
  ],
  words: () => ['any', 'nothing', 'no'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    const { tokens } = doc;
    for (const [at, token] of tokens.entries()) {
      const [no, noun, after] = tokens.slice(at + 1);
      const before = tokens[at - 1];
      if (!no || tokens.some(({ lower }) => /^(?:not|n't|never|nobody|none|nor|neither)$/u.test(lower))) continue;
      if (/^den(?:ies|ied)$/u.test(token.lower) && no.lower === 'any' && noun?.kind === 'word') {
        yield {
          edits: [{ start: token.start, end: no.end, text: token.lower === 'denies' ? 'reports no' : 'reported no' }],
        };
        continue;
      }
      if (!before || !/^(?:NOUN|PROPN|PRON|CCONJ)$/u.test(before.pos) || !VERBS.test(token.lemma)) continue;
      const perfect =
        before.pos === 'CCONJ' && tokens.slice(0, at).some(({ lower }) => /^(?:have|has|had|'ve)$/u.test(lower));
      if (perfect) continue;
      if (/^[^.!?;]*(?:,|\b(?:and|or|but)) no\b/iu.test(doc.text.slice(no.end))) continue; // `no milk and no sugar`
      const nothing =
        no.lower === 'nothing' &&
        noun?.lower !== 'but' &&
        !/^(?:to|short|of|like|more|less|special|wrong)$/u.test(noun?.lower ?? '');
      if (
        !nothing &&
        (no.lower !== 'no' ||
          !noun ||
          !/^(?:NOUN|ADJ)$/u.test(noun.pos) ||
          FIXED.test(noun.lower) ||
          FIXED.test(after?.lower ?? ''))
      )
        continue;
      const support = supportFor(token.lemma, token.lower);
      if (!support) continue;
      const text = `${longhand ? `${support} not` : `${support}n't`} ${token.lemma} ${nothing ? 'anything' : 'any'}`;
      yield { edits: [{ start: token.start, end: no.end, text }] };
    }
  },
};

function supportFor(lemma: string, lower: string): string | undefined {
  if (conjugate(lemma, 'past') === lower && lemma !== lower) return 'did';
  if (conjugate(lemma, 'third') === lower) return 'does';
  return undefined;
}
