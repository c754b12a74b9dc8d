import type { CaseDetail } from '../src/page/page-data.js';
import { CaseSide } from './case-side.js';
import { Pieces } from './pieces.js';

/** All that is known of a case. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const { status, reason, answers, category, rule, relation, model, shots, context, source, followUp } = detail;
  const { label, expected, again, because, given, prompts, replies, item, id, repeat } = detail;
  return (
    <>
      <h3>
        <span class={`verdict ${status}`}>{status.replace('-', ' ')}</span> {category}
        {rule !== '' && <span class="soft"> / {rule}</span>}
      </h3>
      {reason !== '' && <p class="reason">{reason}</p>}
      <CaseSide title="Source" answer={answers[0]} right={label} reply={replies.source} prompt={prompts?.source}>
        <Pieces pieces={source} as="del" />
      </CaseSide>
      <CaseSide
        title="Follow-up"
        answer={answers[1]}
        right={expected}
        reply={replies.followUp}
        prompt={prompts?.followUp}
      >
        <Pieces pieces={followUp} as="ins" />
      </CaseSide>
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
