import type { Candidate, Rule, RuleContext } from '../../src/plugin.js';
import { sentimentOf } from '../around/label.js';

/**
 * Rules that add a verdict keep to the label that the dataset gives a text: the mood that was read from its words may be
 * that of something else (`it replaced one that leaked`).
 */
export function agreeing(rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      { ...rule, propose: (doc, context) => agreed(rule.propose(doc, context), context) } satisfies Rule,
    ]),
  );
}

function agreed(candidates: Iterable<Candidate>, context: RuleContext): Iterable<Candidate> {
  const label = sentimentOf(context);
  return label === undefined ? candidates : thatAgree(candidates, label);
}

function* thatAgree(candidates: Iterable<Candidate>, label: string): Generator<Candidate> {
  for (const candidate of candidates) {
    const added = candidate.edits.map(({ start, end, text }) => (start === end ? text : '')).join(' ');
    if (label !== 'negative' && BLAME.test(added)) continue;
    if (label !== 'positive' && PRAISE.test(added)) continue;
    yield candidate;
  }
}

const BLAME =
  /\b(?:not (?:impressed|recommended|worth|happy|good enough|acceptable|my day|great|ideal)|would(?:n['’]t| not) (?:recommend|go back|buy)|(?:can['’]t|cannot) (?:win|catch a break|recommend(?!.* enough\b))|won['’]t be (?:back|going back|buying|using|returning))\b/iu;
const PRAISE =
  /\b(?:(?:couldn['’]t|could not|can['’]t|cannot) (?:fault|be happier|(?:have )?ask(?:ed)? for|beat that|stop smiling|recommend(?=.* enough\b))|no (?:complaints|regrets)|not (?:disappointed|to be missed))\b/iu;
