import type { Doc, Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { retold } from './stated/retold.js';
import { type Said, saidIn } from './stated/said.js';

/** What somebody is unsure of is put first as a question, and `that` stands for it. */
export const thatIsWhat: Rule = {
  about: 'Puts first what somebody does not know, and takes it up by “that”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm not sure what to cook 🤷", "What to cook? That's what I'm not sure about 🤷"],
    ["I don't know if I can come", "Whether I can come? That's what I don't know"],
  ],
  leaves: [
    "I'm not sure",
    "I don't know him",
    "I'm sure what to do",
    "I'm not sure if that is true",
    "I don't know how it works",
  ],
  *propose(doc) {
    if (!isChat(doc)) return;
    for (const said of saidIn(doc)) {
      const found = unknownIn(doc, said);
      if (!found) continue;
      const [clause, remark] = found;
      yield retold(said, `${clause}? ${said.lower ? 'that' : 'That'}'s what ${remark}`);
    }
  },
};

function unknownIn(doc: Doc, said: Said): readonly [clause: string, remark: string] | undefined {
  const at = said.tokens.findIndex(({ lower }) => /^(?:what|where|which|who|when|how|if|whether)$/u.test(lower));
  const [wh, before] = [said.tokens[at], said.tokens[at - 1]];
  if (!wh || !before || said.tokens.length - at < 3 || !/^(?:i|we)$/u.test(said.first.lower)) return undefined;
  const words = said.tokens
    .slice(1, at)
    .map(({ lower }) => lower)
    .join(' ');
  const unsure = /^['’]?(?:m|am|re|are) (?:still )?not (?:really |quite |entirely |too )?sure$/u.test(words);
  if (!unsure && !/^(?:really |still |just )?do n['’]t (?:really )?know$/u.test(words)) return undefined;
  const rest = said.tokens.slice(at);
  if (rest.some(({ lower, text }) => text === ',' || /^(?:that|it|or|but|because|they|he|she|them|of)$/u.test(lower)))
    return undefined;
  if (/^(?:what|which)$/u.test(wh.lower) && /^you$/u.test(rest[1]?.lower ?? '')) return undefined;
  if (wh.lower === 'how' && !/^(?:to|i|we)$/u.test(rest[1]?.lower ?? '')) return undefined;
  const clause = `${wh.lower === 'if' ? 'whether' : wh.lower}${doc.text.slice(wh.end, said.last.end)}`;
  return [clause, `${doc.text.slice(said.first.start, before.end)}${unsure ? ' about' : ''}`];
}
