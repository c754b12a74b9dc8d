import type { Edit, Rule, Token } from '../../../src/plugin.js';

export const thankEnough: Rule = {
  about:
    'Thanks to somebody are said to be never enough: “Huge thanks to the team!” → “I can’t thank the team enough!”',
  expects: { sentiment: 'same' },
  examples: [
    ['Huge thanks to the team in the canteen!', "I can't thank the team in the canteen enough!"],
    ['Big thank you to the chef! 🙏', "I can't thank the chef enough! 🙏"],
    ['Whoever invented earplugs deserves a medal', "I can't thank whoever invented earplugs enough"],
    ['Thanks to everyone who came, we had a ball', "I can't thank everyone who came enough, we had a ball"],
  ],
  leaves: [
    'Thanks to the rain we stayed in',
    'No thanks to you',
    'Huge thanks to the nurse who rang me on a Sunday!',
    'Thanks to Mia, it works',
    'Huge thanks to you and to the team and to Bo',
    'Huge thanks to the ushers. You never once lost patience.',
    'Huge thanks to those who came because they had to',
  ],
  words: () => ['deserves', 'thanks', 'thank'],
  *propose(doc) {
    for (const [at, { tokens }] of doc.sentences.entries()) {
      if (/^you/u.test(doc.sentences[at + 1]?.tokens[0]?.lower ?? '')) continue; // thanks to those who are spoken to
      const medal = deserved(tokens);
      if (medal) yield { edits: medal };
      const big = /^(?:huge|big|many|massive|special)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0;
      const you = big === 1 && tokens[1]?.lower === 'thank' && tokens[2]?.lower === 'you' ? 1 : 0;
      const [thanks, to, first] = tokens.slice(big + you);
      const start = tokens[0];
      if (!start || thanks?.lower !== (you === 1 ? 'you' : 'thanks') || to?.lower !== 'to' || !first) continue;
      if (!big && !/^(?:everyone|everybody|whoever|all)$/u.test(first.lower)) continue;
      const end = tokens.findIndex(
        ({ text, kind }, at) => at > big + you + 2 && (/^[.,!]+$/u.test(text) || kind === 'emoji'),
      );
      if (/^(?:who|which|for|to)$/u.test(tokens[end + 1]?.lower ?? '')) continue; // `enough, who stayed`
      const said = tokens.slice(big + you + 2, end < 0 ? undefined : end);
      const last = said.at(-1);
      if (
        !last ||
        said.length > 9 ||
        said.some(({ lower }) => /^(?:to|because|for|and|when)$/u.test(lower) && said.indexOf(last) > 6)
      )
        continue;
      const named = said.map(({ text }) => text).join(' ');
      if (first.lower === 'whoever' && said.length > 2) continue; // `whoever watered my ferns enough`
      const relative = said.slice(1).findIndex(({ lower }) => /^(?:who|that|which)$/u.test(lower));
      if (relative >= 0 && said.length - relative > 3) continue; // `enough` would come too late
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

/** `Whoever invented it deserves a medal` → `I can't thank whoever invented it enough`. */
function deserved(tokens: readonly Token[]): readonly Edit[] | undefined {
  const [first] = tokens;
  const at = tokens.findIndex(({ lower }) => lower === 'deserves');
  const [before, deserves, article, prize, next] = tokens.slice(Math.max(0, at - 1));
  if (first?.lower !== 'whoever' || at < 2 || !before || !deserves || !prize || article?.lower !== 'a')
    return undefined;
  if (
    !/^(?:medal|raise|prize|award)$/u.test(prize.lower) ||
    (next && next.kind !== 'emoji' && !/^[.!]+$/u.test(next.text))
  )
    return undefined;
  return [
    { start: first.start, end: first.end, text: "I can't thank whoever" },
    { start: before.end, end: prize.end, text: ' enough' },
  ];
}
