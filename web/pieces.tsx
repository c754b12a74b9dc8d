import type { Piece } from '../src/differences/changes.js';

/** A text with its changed words marked: `del` in the source, `ins` in the follow-up. */
export function Pieces({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  return <>{pieces.map(({ text, changed }, at) => (changed ? <Mark key={at}>{text}</Mark> : text))}</>;
}

/** Source and follow-up, one below the other. */
export function Texts({ source, followUp }: { source: readonly Piece[]; followUp: readonly Piece[] }) {
  return (
    <>
      <span class="text">
        <Pieces pieces={source} as="del" />
      </span>
      <span class="text">
        <Pieces pieces={followUp} as="ins" />
      </span>
    </>
  );
}
