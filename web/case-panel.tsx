import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../src/core/types.js';
import type { CaseDetail, PageReply } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { Pieces } from './pieces.js';
import { ReviewForm } from './review-form.js';
import type { PageSource } from './source.js';

interface Props {
  readonly source: PageSource;
  readonly open: string;
  readonly position: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onReviewed: () => Promise<void>;
  readonly onClose: () => void;
}

/** One case in full, beside the list. */
export function CasePanel({ source, open, position, onStep, onReviewed, onClose }: Props) {
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
      {typeof detail === 'object' && <Detail detail={detail} />}
      {typeof detail === 'object' && detail.reviews && source.review && (
        <ReviewForm
          key={open}
          reviews={detail.reviews}
          onReview={(valid, why) => source.review?.(open, valid, why) ?? Promise.resolve(undefined)}
          onDone={onReviewed}
        />
      )}
    </aside>
  );
}

function Detail({ detail }: { detail: CaseDetail }) {
  const { status, reason, answers, category, rule, relation, model, shots, context, source, followUp } = detail;
  const { label, expected, again, because, given, prompts, replies, item, id, repeat } = detail;
  return (
    <>
      <h3>
        <span class={`verdict ${status}`}>{status.replace('-', ' ')}</span> {category}
        {rule !== '' && <span class="soft"> / {rule}</span>}
      </h3>
      {reason !== '' && <p class="reason">{reason}</p>}
      <Side title="Source" answer={answers[0]} right={label} reply={replies.source} prompt={prompts?.source}>
        <Pieces pieces={source} as="del" />
      </Side>
      <Side title="Follow-up" answer={answers[1]} right={expected} reply={replies.followUp} prompt={prompts?.followUp}>
        <Pieces pieces={followUp} as="ins" />
      </Side>
      {given !== '' && (
        <details>
          <summary>Context of the item</summary>
          <pre>{given}</pre>
        </details>
      )}
      <dl class="facts">
        <Fact name="promise">{relation}</Fact>
        <Fact name="because">{because}</Fact>
        <Fact name="asked again">
          {again.of === 0 ? '' : `${again.changed} of ${again.of} answers to the source changed`}
        </Fact>
        <Fact name="model">{model}</Fact>
        <Fact name="condition">{`${shots}-shot, ${context ? 'with' : 'without'} context${repeat > 0 ? `, repeat ${repeat + 1}` : ''}`}</Fact>
        <Fact name="item">{item}</Fact>
        <Fact name="case">{id}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  if (children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly answer: string;
  /** The right answer; empty: none is known. */
  readonly right: string;
  readonly reply: PageReply | undefined;
  readonly prompt: readonly Message[] | undefined;
  readonly children: preact.ComponentChildren;
}

function Side({ title, answer, right, reply, prompt, children }: SideProps) {
  const isAnswer = !['refused', 'unreadable', 'error'].includes(answer);
  return (
    <section class="side">
      <div class="side-head">
        <h4>{title}</h4>
        <span class={isAnswer ? 'answer' : 'answer soft'}>{answer}</span>
        {right !== '' && <span class="soft">{answer === right ? 'right' : `right would be ${right}`}</span>}
      </div>
      <p class="body">{children}</p>
      {reply && (
        <div class="reply">
          <pre>{reply.text === '' ? '(empty)' : reply.text}</pre>
          <p class="soft">{factsOf(reply)}</p>
        </div>
      )}
      {prompt && (
        <details>
          <summary>Prompt as sent</summary>
          {prompt.map(({ role, content }, at) => (
            <div key={at} class="message">
              <span class="soft">{role}</span>
              <pre>{content}</pre>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

function factsOf({ ms, inputTokens, outputTokens, finish }: PageReply): string {
  return [
    'reply',
    ...(ms === undefined ? [] : [ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`]),
    ...(inputTokens === undefined ? [] : [`${count(inputTokens)} tokens in`]),
    ...(outputTokens === undefined ? [] : [`${count(outputTokens)} out`]),
    ...(finish === 'stop' ? [] : [finish === 'length' ? 'cut off at the limit' : finish]),
  ].join(' · ');
}
