import stringWidth from 'string-width';
import { oneLine } from '../../one-line.js';
import { clip } from '../../terminal/clip.js';
import type { Painted } from '../../terminal/wrap.js';
import { type InvariantText, type Mark, SIGNS } from '../text/invariant-text.js';
import { hanging, type Look, paragraphs, shown } from './lines.js';

const LONGEST_NAME = 26;

/** Each invariant beside its evidence, cut to its line, or its reason in full with expected, actual and where. */
export function invariantLines(invariants: readonly InvariantText[], indent: number, look: Look): string[] {
  const { width } = look;
  const longest = Math.max(0, ...invariants.map(({ name }) => stringWidth(oneLine(name))));
  const columns = Math.min(longest, LONGEST_NAME, Math.floor(width / 3)) + 4;
  return invariants.flatMap((each) => {
    const lead = {
      text: `${SIGNS[each.mark]} ${oneLine(each.name)}`,
      indent,
      columns,
      paint: paintOf(each.mark, look),
    };
    const samples = each.samples === '' ? '' : `${each.samples} samples `;
    if (each.mark === 'held') {
      const told = clip(oneLine(samples + each.told), Math.max(8, width - indent - columns));
      return hanging(lead, shown(told, look.paints.faint), look);
    }
    const below = (text: string | undefined, name: string) =>
      text === undefined ? [] : paragraphs({ ...lead, text: '' }, `${name} ${text}`, look, 6);
    const pieces: Painted[] = [...(samples === '' ? [] : shown(samples, look.paints.strong)), ...shown(each.told)];
    return [
      ...hanging(lead, pieces, look),
      ...below(each.expected, 'expected:'),
      ...below(each.actual, 'actual:'),
      ...below(each.where, 'at'),
    ];
  });
}

function paintOf(mark: Mark, { paints }: Look): (text: string) => string {
  if (mark === 'held') return paints.good;
  return mark === 'violated' ? paints.tone.bad : paints.tone.warn;
}
