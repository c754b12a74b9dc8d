import { fold } from '../../core/fold.js';
import { isRefusal, isRefusingNo } from '../../core/refusal.js';
import type { Task } from '../../core/types.js';
import { type Claim, claimsOf } from './claims.js';
import { UNDECIDED } from './cues.js';
import { decide } from './decide.js';
import { formsOf } from './label-forms.js';
import { lex } from './tokens.js';

/** What a text was read as. `conflict`: more than one label is given; `none`: no label is. */
export type Reading =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'conflict' | 'refused' | 'none' };

/** Recordings may hold `\n` in two characters; LaTeX has `\neq`. */
const ESCAPED_LINE_END = /\\[nr](?![a-z])/g;

/** Reads text; `claims` are those found elsewhere in the same reply. */
export function readProse(text: string, task: Task, claims: readonly Claim[] = []): Reading {
  const folded = fold(text.replace(ESCAPED_LINE_END, '\n'));
  const tokens = lex(folded);
  const forms = formsOf(task);
  const isUndecided = tokens.some((token) => UNDECIDED.has(token.text) && !forms.has(token.text));
  const decision = decide([...claims, ...claimsOf(tokens, task)], isUndecided);
  const declines = isRefusal(folded);
  switch (decision.kind) {
    case 'none':
      return { kind: declines ? 'refused' : 'none' };
    case 'conflict':
      return { kind: declines && decision.how === 'used' ? 'refused' : 'conflict' };
    case 'label':
      if (declines && decision.how === 'used') return { kind: 'refused' };
      if (decision.label.toLowerCase() === 'no' && isRefusingNo(folded)) return { kind: 'refused' };
      return { kind: 'label', label: decision.label };
  }
}
