import type { CaseDetail } from '../src/page/page-data.js';
import { CaseSide } from './case-side.js';
import { Fact } from './fact.js';
import { Pieces } from './pieces.js';
import { VerdictMark } from './verdict-mark.js';

interface Props {
  readonly detail: CaseDetail;
  /** The name of the run that this one is held against. */
  readonly other: string | undefined;
}

/** All that is known of a case. */
export function CaseFacts({ detail, other }: Props) {
  const { status, reason, answers, category, rule, relation, model, shots, context, source, followUp } = detail;
  const { label, expected, again, because, given, prompts, replies, item, id, repeat, beside } = detail;
  return (
    <>
      <h3>
        <VerdictMark status={status} /> {category}
        {rule !== '' && <span class="soft"> / {rule}</span>}
      </h3>
      {reason !== '' && <p class="reason">{reason}</p>}
      {other !== undefined && (
        <p class="before">
          before, in {other}: {beside ? <VerdictMark status={beside.status} /> : 'there is no such case'}
        </p>
      )}
      <CaseSide
        title="Source"
        answer={answers[0]}
        right={label}
        reply={replies.source}
        before={beside && { answer: beside.answers[0], reply: beside.replies.source }}
        prompt={prompts?.source}
      >
        <Pieces pieces={source} as="del" />
      </CaseSide>
      <CaseSide
        title="Follow-up"
        answer={answers[1]}
        right={expected}
        reply={replies.followUp}
        before={beside && { answer: beside.answers[1], reply: beside.replies.followUp }}
        prompt={prompts?.followUp}
      >
        <Pieces pieces={followUp} as="ins" />
      </CaseSide>
      <Given text={given} />
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

/** The context of the case's item. */
export function Given({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <details>
      <summary>Context of the item</summary>
      <pre>{text}</pre>
    </details>
  );
}
