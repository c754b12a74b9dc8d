import type { Message } from '../core/types.js';
import type { PromptCondition } from '../experiment/askings.js';

/** A prompt with marks where the text and its context go: all prompts of one condition from one outline. */
export interface Outline {
  readonly shots: string;
  readonly context: boolean;
  readonly messages: readonly Message[];
}

/** Of the private use area: no prompt has them. */
const [TEXT, CONTEXT] = ['\uE000', '\uE001'];

/** The outlines of all conditions; where an item may lack its context, also that without. */
export function outlinesOf(conditions: readonly PromptCondition[]): readonly Outline[] {
  return conditions.flatMap(({ shots, context, render }) => [
    ...(context ? [{ shots, context: true, messages: render({ text: TEXT, context: CONTEXT }) }] : []),
    { shots, context: false, messages: render({ text: TEXT }) },
  ]);
}

/** The messages that put a text to a model; undefined where there is no such outline. */
export function promptOf(
  outlines: readonly Outline[],
  asked: { readonly shots: string; readonly context: boolean; readonly text: string; readonly given: string },
): readonly Message[] | undefined {
  const context = asked.context && asked.given.trim() !== '';
  const outline = outlines.find((each) => each.shots === asked.shots && each.context === context);
  return outline?.messages.map(({ role, content }) => ({
    role,
    content: content.replace(/[\uE000\uE001]/gu, (mark) => (mark === TEXT ? asked.text : asked.given)),
  }));
}
