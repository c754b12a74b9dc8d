import type { Clause, Edit, Rule, Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { isLonghand } from '../longhand.js';

const KINDS =
  /^(?:special|fancy|new|serious|major|unusual|remarkable|extraordinary|exciting|spectacular|urgent|dramatic|memorable|groundbreaking|worrying)$/u;

export const nothingSpecial: Rule = {
  about: 'The negation moves between verb and complement: “was nothing special” ↔ “wasn’t anything special”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["They're nothing special", "They aren't anything special"],
    ["There's nothing we can do", "There isn't anything we can do"],
    ['The lounge was nothing special', "The lounge wasn't anything special"],
    ["The menu isn't anything fancy", 'The menu is nothing fancy'],
    ['There was nothing they could do', "There wasn't anything they could do"],
    ["It's nothing serious.", "It isn't anything serious."],
  ],
  leaves: [
    'It was nothing',
    'It was nothing but rain',
    'Was it nothing special?',
    "It wasn't special",
    'It was nothing short of special',
    'It was nothing like that',
    'It often is nothing special',
    "It really isn't anything special",
  ],
  words: () => ['nothing', 'anything'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const [at, token] of doc.tokens.entries()) {
      const text = nothingDone(doc.tokens.slice(at, at + 5), longhand && isFormal(doc));
      const nothing = doc.tokens[at + 2];
      if (text !== undefined && nothing) yield { edits: [{ start: token.end, end: nothing.end, text }] };
    }
    for (const clause of doc.clauses) {
      const edits = clause.negation ? toNothing(clause) : toAnything(clause, longhand);
      if (edits) yield { edits };
    }
  },
};

function toAnything({ verb, finite, rest, subject, tokens }: Clause, longhand: boolean): readonly Edit[] | undefined {
  const [nothing, kind, next] = rest.tokens;
  if (verb !== finite || !/^(?:is|was|are|were|'s|'re)$/u.test(finite.lower) || nothing?.lower !== 'nothing')
    return undefined;
  if (!kind || !KINDS.test(kind.lower) || (next && /^(?:and|or|but)$/u.test(next.lower))) return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= finite.start)) return undefined;
  const full = finite.lower === "'s" ? ' is' : finite.lower === "'re" ? ' are' : finite.text;
  return [{ start: finite.start, end: nothing.end, text: `${full}${longhand ? ' not' : "n't"} anything` }];
}

function toNothing({ verb, finite, rest, negation, subject, tokens }: Clause): readonly Edit[] | undefined {
  const [anything, kind, next] = rest.tokens;
  if (verb !== finite || !/^(?:is|was|are|were)$/u.test(finite.lower) || anything?.lower !== 'anything' || !negation)
    return undefined;
  if (!kind || !KINDS.test(kind.lower) || next) return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= anything.start).length !== 2)
    return undefined;
  return [{ start: finite.start, end: anything.end, text: `${finite.text} nothing` }];
}

/** `there was nothing he could do` → `there wasn't anything he could do`. */
function nothingDone([there, be, nothing, who, could]: readonly Token[], longhand: boolean): string | undefined {
  if (there?.lower !== 'there' || !be || nothing?.lower !== 'nothing') return undefined;
  if (!/^(?:i|he|she|we|they|you)$/u.test(who?.lower ?? '') || !/^(?:could|can)$/u.test(could?.lower ?? ''))
    return undefined;
  const form = /^['’]s$|^is$/u.test(be.lower) ? 'is' : be.lower === 'was' ? 'was' : undefined;
  return form && ` ${form}${longhand ? ' not' : "n't"} anything`;
}
