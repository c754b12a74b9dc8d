import type { Rule } from '../../src/plugin.js';

export const thankEnough: Rule = {
  about:
    'Thanks to somebody are said to be never enough: “Huge thanks to the team!” → “I can’t thank the team enough!”',
  expects: { sentiment: 'same' },
  examples: [
    ['Huge thanks to the team in the canteen!', "I can't thank the team in the canteen enough!"],
    ['Thanks to everyone who came, we had a ball', "I can't thank everyone who came enough, we had a ball"],
  ],
  leaves: [
    'Thanks to the rain we stayed in',
    'No thanks to you',
    'Thanks to Mia, it works',
    'Huge thanks to you and to the team and to Bo',
    'Huge thanks to those who came because they had to',
  ],
  *propose(doc) {
    for (const { tokens } of doc.sentences) {
      const big = /^(?:huge|big|many|massive|special)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0;
      const [thanks, to, first] = tokens.slice(big);
      const start = tokens[0];
      if (!start || thanks?.lower !== 'thanks' || to?.lower !== 'to' || !first) continue;
      if (!big && !/^(?:everyone|everybody|whoever|all)$/u.test(first.lower)) continue;
      const end = tokens.findIndex(
        ({ text, kind }, at) => at > big + 2 && (/^[.,!]+$/u.test(text) || kind === 'emoji'),
      );
      const said = tokens.slice(big + 2, end < 0 ? undefined : end);
      const last = said.at(-1);
      if (
        !last ||
        said.length > 9 ||
        said.some(({ lower }) => /^(?:to|because|for|and|when)$/u.test(lower) && said.indexOf(last) > 6)
      )
        continue;
      const named = said.map(({ text }) => text).join(' ');
      if (/ (?:for|because|and to) /u.test(` ${named} `)) continue;
      yield {
        edits: [
          { start: start.start, end: first.start, text: "I can't thank " },
          { start: last.end, end: last.end, text: ' enough' },
        ],
      };
    }
  },
};
