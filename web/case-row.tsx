import type { CaseLine } from '../src/page/page-data.js';
import { nearChange } from './near-change.js';
import { Pieces } from './pieces.js';
import { VerdictMark } from './verdict-mark.js';

interface Props {
  readonly line: CaseLine | undefined;
  readonly top: number;
  readonly open: boolean;
  /** What models made of it is not shown. */
  readonly blind: boolean;
  readonly onOpen: (key: string) => void;
}

/** One line of the list; an empty one until its case is there. */
export function CaseRow({ line, top, open, blind, onOpen }: Props) {
  const place = { top: `${top}px` };
  if (!line) return <li class="case loading" style={place} aria-hidden="true" />;
  const { key, status, answers, category, rule, model, shots, context } = line;
  const { source, followUp } = nearChange(line);
  return (
    <li class="case" style={place}>
      <button type="button" aria-pressed={open} onClick={() => onOpen(key)}>
        {!blind && (
          <>
            <VerdictMark status={status} />
            <span class="answers">
              {answers[0]} → {answers[1]}
            </span>
          </>
        )}
        <span class="texts">
          <span>
            <Pieces pieces={source} as="del" />
          </span>
          <span>
            <Pieces pieces={followUp} as="ins" />
          </span>
        </span>
        <span class="where">
          <span>
            {category}
            {rule !== '' && <span class="soft"> / {rule}</span>}
          </span>
          {!blind && (
            <span class="soft">
              {model} · {shots}
              {context && ' · context'}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
