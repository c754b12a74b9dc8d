import { type Doc, mayMatch } from '../../../src/plugin.js';
import type { Topic } from '../topic.js';

/** Whether an expression may match in what a topic is called: the words of the text tell, unless the mention has words of its own. */
export function mayStandIn(doc: Doc, { kind }: Topic, pattern: RegExp): boolean {
  return kind === 'kind' || kind === 'activity' || mayMatch(doc, pattern);
}
