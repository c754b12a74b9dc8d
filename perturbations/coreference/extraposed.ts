import { conjugate, type Rule, type Token } from '../../src/plugin.js';
import { opened, retold } from './stated/retold.js';
import { type Said, saidIn } from './stated/said.js';

const JUDGED =
  /^(?:so |such |really |very |always |absolutely |just |quite |pretty |too )*(?:(?:a|an) (?:\p{L}+ )?(?:relief|privilege|pleasure|joy|delight|nightmare|pain|shame|treat|dream|honou?r|thrill|struggle|chore|blessing|disgrace|scandal)|humiliating|exhausting|embarrassing|unfair|lovely|painful|hard|tough|nice|great|amazing|wonderful|horrible|awful|terrible|heartbreaking|fun|strange|weird|exciting|sad|frustrating|annoying|depressing|maddening|infuriating|satisfying|comforting|scary|terrifying|liberating|therapeutic|relaxing|stressful|soul-destroying|rewarding|moving|touching|inspiring|disgusting|shameful|ridiculous|outrageous|appalling|shocking|worrying|disappointing|refreshing)$/iu;

export const extraposed: Rule = {
  about: 'What “it” points ahead to is named first: “It’s a relief to be home” → “Being home? It’s a relief”',
  expects: { sentiment: 'same' },
  examples: [
    ["It's such a relief to be believed", "Being believed? It's such a relief"],
    ['It was a privilege to coach them', 'Coaching them? It was a privilege'],
    ["It's unfair that only we get blamed", "Only we get blamed, and it's unfair"],
  ],
  leaves: [
    "It's hard to find a flat that I like, but I try",
    "It's nice to meet you",
    "It's late",
    'It was painful to watch',
    "It's nice that you came",
    "It isn't fun to wait",
    "It's time to go",
  ],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }, place) => place > 2 && /^(?:to|that)$/u.test(lower));
      const [link, next] = [said.tokens[at], said.tokens[at + 1]];
      const [it, be] = said.tokens;
      const judged = said.tokens[at - 1];
      if (!link || !next || !judged || it?.lower !== 'it' || !be || !/^(?:['’]s|is|was)$/u.test(be.lower)) continue;
      if (!JUDGED.test(doc.text.slice(be.end, judged.end).trim()) || !isPlain(said, at)) continue;
      const judgement = doc.text.slice(it.start, judged.end);
      if (link.lower === 'that') {
        if (/^(?:you|it|this|that)$/u.test(next.lower) || said.tokens.length > 14) continue;
        yield retold(said, `${doc.text.slice(next.start, said.last.end)}, and ${lowered(judgement)}`);
        continue;
      }
      const verb = /^(?:finally|always|never|just|actually)$/u.test(next.lower) ? said.tokens[at + 2] : next;
      if (
        !verb ||
        !/^(?:VERB|AUX)$/u.test(verb.pos) ||
        /^(?:meet|see|hear|say|know|learn|have|tell|report|note)$/u.test(verb.lower)
      )
        continue;
      if (verb.end === said.last.end) continue; // `painful to watch`: what is watched is `it`
      const adverb = verb === next ? '' : `${next.text} `;
      const topic = `${adverb}${gerund(verb)}${doc.text.slice(verb.end, said.last.end)}`;
      yield retold(said, `${topic}? ${opened(said, judgement)}`);
    }
  },
};

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function gerund({ lower }: Token): string {
  return lower === 'be' ? 'being' : conjugate(lower, 'gerund');
}

/** One clause, whose infinitive goes to the end. */
function isPlain({ tokens }: Said, at: number): boolean {
  if (tokens.length - at > 10) return false;
  return !tokens
    .slice(at + 1)
    .some(({ text, lower }) => text === ',' || /^(?:but|and|because|so|if|when|to|for|too|or|it)$/u.test(lower));
}
