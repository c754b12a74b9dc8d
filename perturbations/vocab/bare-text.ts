import { type Doc, perDoc } from '../../src/plugin.js';

const END = /(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|[\u{1F3FB}-\u{1F3FF}])+$/u;

/** The text without the full stop, spaces and emoji at its end. */
export const bareText = perDoc(({ text }: Doc): string => text.replace(END, ''));
