import type { Rule, Token } from '../../src/plugin.js';
import { phraseAt } from './asked.js';

/** Verbs and the particles that may stand on either side of their object. */
const PARTICLES: Readonly<Record<string, RegExp>> = {
  pick: /^up$/u, turn: /^(?:on|off|down|up)$/u, put: /^(?:up|away|off)$/u, take: /^(?:off|out|back|down)$/u, bring: /^back$/u, throw: /^(?:out|away)$/u, clean: /^up$/u,
  fill: /^(?:in|out)$/u, give: /^(?:back|away)$/u, hand: /^(?:in|over|out)$/u, look: /^up$/u, pay: /^(?:off|back)$/u, set: /^up$/u, sort: /^out$/u, switch: /^(?:on|off)$/u,
  tidy: /^up$/u, try: /^(?:on|out)$/u, write: /^down$/u, call: /^off$/u, cut: /^off$/u, drop: /^off$/u, heat: /^up$/u, lock: /^up$/u, pass: /^on$/u, print: /^out$/u,
  send: /^(?:back|out)$/u, tear: /^down$/u, wake: /^up$/u, shut: /^down$/u, rip: /^off$/u, knock: /^(?:over|down)$/u, wash: /^out$/u, back: /^up$/u, use: /^up$/u, mix: /^up$/u, mess: /^up$/u,
}; // biome-ignore format: a table

export const particleMoved: Rule = {
  about: 'A particle changes sides: “I paid off the loan” ↔ “I paid the loan off”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['I finally paid off the loan 🎉', 'I finally paid the loan off 🎉'],
    ['She picks the van up at 8.', 'She picks up the van at 8.'],
    ['Should a driver switch off the engine?', 'Should a driver switch the engine off?'],
  ],
  leaves: [
    'I paid it off',
    'We turned up the next day',
    'I set up a meeting with the owner of the bar',
    'He gave up smoking',
    'We looked up at the sky',
    'Pick the one up north',
  ],
  *propose(doc) {
    for (const verb of doc.tokens) {
      const particle = PARTICLES[verb.lemma];
      const next = doc.tokens[verb.index + 1];
      const sentence = doc.sentences.find(({ start, end }) => start <= verb.start && end >= verb.end);
      if (!particle || verb.pos !== 'VERB' || !next || !sentence) continue;
      const out = particle.test(next.lower) ? next : undefined;
      const opener = out ? doc.tokens[next.index + 1] : next;
      const object =
        opener && /^(?:the|my|our|this|that|these|his|her|their|your)$/u.test(opener.lower)
          ? phraseAt(doc, opener, sentence)
          : undefined;
      if (
        !object ||
        object.phrase.tokens.length > 3 ||
        object.end !== object.phrase.tokens.at(-1) ||
        isTime(object.end)
      )
        continue;
      const after = doc.tokens[object.end.index + 1];
      if (out) {
        if (!closes(after)) continue;
        yield {
          edits: [
            { start: verb.end, end: out.end, text: '' },
            { start: object.end.end, end: object.end.end, text: ` ${out.text}` },
          ],
        };
      } else if (after && particle.test(after.lower) && closes(doc.tokens[after.index + 1])) {
        yield {
          edits: [
            { start: verb.end, end: verb.end, text: ` ${after.text}` },
            { start: object.end.end, end: after.end, text: '' },
          ],
        };
      }
    }
  },
};

function isTime({ lower }: Token): boolean {
  return /^(?:day|week|month|year|morning|night|time|weekend|evening)$/u.test(lower);
}

function closes(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.kind === 'emoji' ||
    /^[.!?,]+$/u.test(next.text) ||
    /^(?:and|but|because|when|yesterday|today|tonight|tomorrow|this|last|again|at|before|after)$/u.test(next.lower)
  );
}
