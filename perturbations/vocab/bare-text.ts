import type { Doc } from '../../src/plugin.js';

/** The text without the full stop, spaces and emoji at its end. */
export const bareText = ({ text }: Doc): string =>
  text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|[\u{1F3FB}-\u{1F3FF}])+$/u, '');
