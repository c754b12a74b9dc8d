import { neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { untimedStatements } from '../sentence-starts.js';

const DOING =
  /^(?:painting|repainting|digging|building|rebuilding|renovating|repairing|fixing|redoing|resurfacing|drilling|hunting|looking|recovering|training|studying|revising|knitting|reading|learning|teaching|volunteering|travelling|traveling|staying|living|saving|working|struggling|leaking|barking|crying|arguing|fighting|suffering|flowering|blooming|coughing|sneezing|ignoring|bullied|renting|sharing|sleeping|using|trialling|testing|running|playing|rehearsing|filming|selling|offering|charging|refusing|threatening|packing|decorating|sorting|practising|practicing)$/u;

export const doingNow: Rule = {
  about: 'Says that somebody is doing something at the moment, or this week',
  expects: { sentiment: 'same' },
  examples: [
    ["They're painting the school gates green", "They're painting the school gates green this week"],
    ['Ingrid and Paul are house hunting', 'Ingrid and Paul are house hunting at the moment'],
  ],
  leaves: [
    'The porter is ignoring my letters about the tap',
    'Why is the list empty? I am using the old browser.',
    "They're painting the gates today",
    "They're painting it because it rusted",
    "She's looking for someone who sings",
    'They were painting the gates',
    'They are staying another fortnight',
    "He's running away with it",
    'It is working so well that I cried',
  ],
  words: () => neededWords(DOING),
  *propose(doc) {
    if (isFormal(doc)) return;
    for (const { tokens } of untimedStatements(doc)) {
      const at = tokens.findIndex(({ lower }, index) => DOING.test(lower) && isBe(tokens, index));
      const last = tokens.findLast(({ kind, text }) => kind !== 'emoji' && !/^[.!…]+$/u.test(text));
      if (tokens.slice(0, Math.max(at - 2, 0)).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))) continue;
      if (/^(?:using|running|testing)$/u.test(tokens[at]?.lower ?? '') && doc.text.includes('?')) continue; // said of a fault
      if (at < 2 || !last || last.kind !== 'word' || tokens.length > 16) continue;
      const after = tokens.slice(at + 1);
      if (
        after.some(
          ({ lower, pos, text }) => /^(?:VERB|AUX|SCONJ)$/u.test(pos) || STOPS.test(lower) || /^[,;()]/u.test(text),
        )
      )
        continue;
      for (const time of ['at the moment', 'this week', 'right now'])
        yield { edits: [{ start: last.end, end: last.end, text: inStyle(doc, ` ${time}`) }] };
    }
  },
};

const STOPS =
  /^(?:about|another|fortnight|that|who|which|and|but|so|because|if|than|as|like|away|out|up|off|well|great|fine|forward|to|for|from|into|myself|himself|herself|life|not)$/u;

function isBe(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const be = /^(?:is|are|['’]re|['’]s|['’]m|am)$/u;
  return (
    be.test(before?.lower ?? '') ||
    (/^(?:house|job|flat|being|just)$/u.test(before?.lower ?? '') && be.test(tokens[index - 2]?.lower ?? ''))
  );
}
