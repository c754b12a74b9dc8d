import type { ReviewState } from '../src/page/review.js';

/** How far the readers have come, and how they agree. */
export function ReviewLine({ state: { reader, readers, agreements } }: { state: ReviewState }) {
  return (
    <p class="soft reviewed">
      {readers.map(({ reader: name, accepted, rejected }) => (
        <span key={name}>
          <b>{name === reader ? `${name} (you)` : name}</b> accepted {accepted}, rejected {rejected}
        </span>
      ))}
      {agreements.map(({ readers: [a, b], of, same, kappa }) => (
        <span key={a + b}>
          {a} and {b} agree on {same} of {of}
          {kappa !== null && `, kappa ${kappa.toFixed(2)}`}
        </span>
      ))}
    </p>
  );
}
