import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Review } from '../src/page/review.js';

interface Props {
  /** One's own first, then those of others; empty before one has said something. */
  readonly reviews: readonly Review[];
  /** Gives what is wrong with it. */
  readonly onReview: (valid: boolean, why: string) => Promise<string | undefined>;
  readonly onDone: () => Promise<void>;
}

/** Does the follow-up keep its promise? a accepts, r rejects with a reason; then comes the next. Listens as soon as it shows. */
export function ReviewForm({ reviews, onReview, onDone }: Props) {
  const [own, ...others] = reviews;
  const [why, setWhy] = useState(own?.valid === false ? own.why : '');
  const [wrong, setWrong] = useState<string>();
  const reason = useRef<HTMLInputElement>(null);
  const say = async (valid: boolean) => {
    const problem = await onReview(valid, valid ? '' : why);
    setWrong(problem);
    if (problem === undefined) await onDone();
  };
  const latest = useRef(say);
  latest.current = say;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'a') void latest.current(true);
      else if (event.key === 'r') reason.current?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <form
      class="review"
      onSubmit={(event) => {
        event.preventDefault();
        void say(false);
      }}
    >
      <p>
        Does the follow-up keep its promise?{' '}
        {own && <span class={own.valid ? 'good' : 'bad'}>You {own.valid ? 'accepted' : 'rejected'} it.</span>}
      </p>
      <div class="buttons">
        <button type="button" onClick={() => void say(true)}>
          Accept <kbd>a</kbd>
        </button>
        <label>
          <span class="unseen">Why it is not valid</span>
          <input
            ref={reason}
            value={why}
            placeholder="Reason, then Enter"
            onInput={({ currentTarget }) => setWhy(currentTarget.value)}
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          />
        </label>
        <button type="submit">
          Reject <kbd>r</kbd>
        </button>
      </div>
      {wrong !== undefined && <p class="bad">{wrong}</p>}
      {others.map(({ reader, valid, why: said }) => (
        <p key={reader} class="soft">
          {reader}: {valid ? 'accepted' : `rejected, ${said}`}
        </p>
      ))}
    </form>
  );
}
