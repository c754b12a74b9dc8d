import type { Recorded } from '../experiment/record.js';
import { count, counted } from './aligned.js';

/** What a recording holds, and how to ask it. `several`: whether it has answers of more models than one. */
export function recordedNote(file: string, { replies, errors, missing }: Recorded, several: boolean): string {
  if (replies === 0) return `Nothing to record: ${file} is as it was`;
  const held = [counted(replies, 'reply', 'replies'), ...(errors > 0 ? [counted(errors, 'error')] : [])].join(' and ');
  const lacks = missing > 0 ? `; ${count(missing)} requests were not asked, and are not in it` : '';
  return `Recorded ${held} in ${file}${lacks}. Answer from it: --model replay:${file}${several ? '#MODEL' : ''}`;
}
