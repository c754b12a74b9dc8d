const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis';

/** `<think>`, `[THINK]`, `◁think▷`, and their ends; whatever else stands in the tag is bounded. */
const TAG = new RegExp(`[<[◁]\\s?(?<end>/?)(?<name>${NAMES})\\b[^<>[\\]]{0,100}?[>\\]▷]`, 'gi');

const CHANNEL = /<\|channel\|>\s*(\w+)[^<]{0,100}<\|message\|>/g;

/**
 * The reply without what the model thought aloud before it; undefined when the thinking never ends, so that the answer never
 * came. An end without a start (chat templates swallow it) closes all that is before it.
 */
export function stripThinking(reply: string): string | undefined {
  const channels = [...reply.matchAll(CHANNEL)];
  const last = channels.at(-1);
  if (last && last[1] !== 'final') return undefined;
  const text = last ? reply.slice(last.index + last[0].length) : reply;
  let kept = '';
  let from = 0;
  let open: string | undefined;
  for (const tag of text.matchAll(TAG)) {
    const name = tag.groups?.['name']?.toLowerCase();
    const isEnd = tag.groups?.['end'] === '/';
    if (open === undefined && !isEnd) {
      kept += `${text.slice(from, tag.index)}\n`;
      open = name;
    } else if (isEnd && (open === undefined || open === name)) {
      if (open === undefined) kept = '';
      open = undefined;
      from = tag.index + tag[0].length;
    }
  }
  return open === undefined ? kept + text.slice(from) : undefined;
}
