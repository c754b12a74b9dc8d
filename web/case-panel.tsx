import { useEffect, useRef, useState } from 'preact/hooks';
import type { CaseDetail } from '../src/page/page-data.js';
import { CaseFacts } from './case-facts.js';
import { ReviewFacts } from './review-facts.js';
import { ReviewForm } from './review-form.js';
import type { PageSource } from './source.js';

interface Props {
  readonly source: PageSource;
  readonly open: string;
  readonly position: string;
  /** The name of the run that this one is held against. */
  readonly other: string | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onReviewed: () => Promise<void>;
  readonly onClose: () => void;
}

/** One case in full, beside the list. */
export function CasePanel({ source, open, position, other, onStep, onReviewed, onClose }: Props) {
  const [detail, setDetail] = useState<CaseDetail | 'gone'>();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    let wanted = true;
    void source.detail(open).then((found) => wanted && setDetail(found ?? 'gone'));
    panel.current?.scrollTo(0, 0);
    return () => {
      wanted = false;
    };
  }, [open]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside class="panel" ref={panel} tabIndex={-1} aria-label="Case">
      <div class="panel-head">
        <button type="button" onClick={() => onStep(-1)} title="Previous (k)">
          ↑<span class="unseen">Previous case</span>
        </button>
        <button type="button" onClick={() => onStep(1)} title="Next (j)">
          ↓<span class="unseen">Next case</span>
        </button>
        <span class="soft">{position}</span>
        <button type="button" class="close" onClick={onClose} title="Close (Esc)">
          ×<span class="unseen">Close</span>
        </button>
      </div>
      {detail === 'gone' && <p class="empty">There is no such case in this run.</p>}
      {typeof detail === 'object' &&
        (detail.reviews ? <ReviewFacts detail={detail} /> : <CaseFacts {...{ detail, other }} />)}
      {typeof detail === 'object' && detail.reviews && source.review && (
        <ReviewForm
          key={detail.key}
          reviews={detail.reviews}
          onReview={(valid, why) => source.review?.(detail.key, valid, why) ?? Promise.resolve(undefined)}
          onDone={onReviewed}
        />
      )}
    </aside>
  );
}
