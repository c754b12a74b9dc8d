import type { CaseDetail } from '../src/page/page-data.js';
import { Given } from './case-facts.js';
import { Fact } from './fact.js';
import { Pieces } from './pieces.js';

/** What a reader needs to judge a follow-up, and nothing of what models made of it. */
export function ReviewFacts({ detail }: { detail: CaseDetail }) {
  const { category, rule, relation, source, followUp, label, because, given, item, id } = detail;
  return (
    <>
      <h3>
        {category}
        {rule !== '' && <span class="soft"> / {rule}</span>}
      </h3>
      <section class="side">
        <div class="side-head">
          <h4>Source</h4>
          {label !== '' && <span class="soft">label {label}</span>}
        </div>
        <p class="body">
          <Pieces pieces={source} as="del" />
        </p>
      </section>
      <section class="side">
        <div class="side-head">
          <h4>Follow-up</h4>
        </div>
        <p class="body">
          <Pieces pieces={followUp} as="ins" />
        </p>
      </section>
      <Given text={given} />
      <dl class="facts">
        <Fact name="promise">{relation}</Fact>
        <Fact name="because">{because}</Fact>
        <Fact name="item">{item}</Fact>
        <Fact name="case">{id}</Fact>
      </dl>
    </>
  );
}
