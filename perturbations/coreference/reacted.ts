import type { Rule, Token } from '../../src/plugin.js';
import { clauseFrom } from './stated/clause-from.js';
import { retold } from './stated/retold.js';
import { type Said, saidIn } from './stated/said.js';

const FEELINGS =
  /^(?:glad|happy|sad|upset|angry|mad|thrilled|pleased|disappointed|annoyed|delighted|devastated|gutted|heartbroken|relieved|stoked|proud|grateful|thankful|ecstatic|furious|excited)$/u;
const PREPOSITION: Readonly<Record<string, string>> = { proud: 'of', grateful: 'for', thankful: 'for' };

/** What the speaker feels something about comes first, and `it` stands for it. */
export const reacted: Rule = {
  about: 'Says first what somebody is glad or sad about, and takes it up by “it”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so glad I bought this kettle", "I bought this kettle, and I'm so glad about it"],
    ["I'm really proud that we finished the race! 🏅", "We finished the race! I'm really proud of it! 🏅"],
  ],
  leaves: [
    "I'm happy with this kettle",
    "I'm glad to help",
    "I'm not sure I like it",
    "I'm glad it's over",
    "I'm happy when I sing",
  ],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = feelingAt(said);
      const feeling = said.tokens[at];
      const clause = feeling && clauseFrom(doc, said, at + 1);
      if (!feeling || clause === undefined) continue;
      const reaction = `${doc.text.slice(said.first.start, feeling.end)} ${PREPOSITION[feeling.lower] ?? 'about'} it`;
      yield retold(said, `${clause}${said.mark.startsWith('!') ? '! ' : ', and '}${reaction}`);
    }
  },
};

/** Index of the feeling in `I'm so glad …`, -1 where the statement is no such. */
function feelingAt({ tokens }: Said): number {
  const [subject, verb] = tokens;
  if (!isSpeaker(subject) || !/^(?:am|['’]m|was|feel|felt|are|['’]re|were)$/u.test(verb?.lower ?? '')) return -1;
  const at = tokens.findIndex(({ lower }) => FEELINGS.test(lower));
  return at > 1 && tokens.slice(2, at).every(({ pos, lower }) => pos === 'ADV' && !/^(?:not|never)$/u.test(lower))
    ? at
    : -1;
}

function isSpeaker(token: Token | undefined): boolean {
  return /^(?:i|we)$/u.test(token?.lower ?? '');
}
