import type { Rule } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';

export const hesitateToAsk: Rule = {
  about:
    'What one is free to ask one need not hesitate to: “feel free to call” → “don’t hesitate to call”, “For a quote, please call us” → “… please do not hesitate to call us”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Feel free to call if you get lost 🚗', "Don't hesitate to call if you get lost 🚗"],
    [
      'The office is closed on Friday. For urgent matters, please contact Ms Adeyemi.',
      'The office is closed on Friday. For urgent matters, please do not hesitate to contact Ms Adeyemi.',
    ],
    ['If you need a hand on Sunday, please call me', "If you need a hand on Sunday, please don't hesitate to call me"],
  ],
  leaves: [
    'Please contact me about the leak.',
    'I feel free to call',
    'Do you feel free to call?',
    "Please don't call me",
    'In case of fire, please call 999.',
    'If you smell gas, please call us at once.',
    'Feel free to ignore me',
    'If you cannot come, please call us.',
  ],
  words: () => ['free', 'please'],
  *propose(doc) {
    if (isGrave(doc)) return;
    const contracted = /n['’]t\b|['’](?:m|s|re|ve|ll|d)\b/u.test(doc.text);
    const not = contracted || !/[.]\s*$/u.test(doc.text) ? "don't" : 'do not';
    for (const { text, start } of doc.sentences) {
      if (text.includes('?') || URGENT.test(text)) continue;
      const match = FREE.exec(text) ?? CONTACT.exec(text);
      if (!match) continue;
      const [whole, before = '', verb = ''] = match;
      const from = start + match.index + before.length;
      const opens = before === '' && /^F/u.test(whole);
      const said = `${opens ? not.replace('d', 'D') : not} hesitate to ${verb}`;
      yield {
        edits: [{ start: from, end: start + match.index + whole.length, text: said }],
      };
    }
  },
};

const ASKING =
  '(?:contact|call|ring|e-?mail|text|message|write|ask|get in touch|reach out|drop (?:me|us) a line|let (?:me|us) know|speak to)';
const FREE = new RegExp(`(^|, |\\b(?:and|so|but|please) )[Ff]eel free to (${ASKING})\\b`, 'u');
const CONTACT =
  /(^(?:For (?!(?:emergenc|life))[^,.]{3,60}|If you (?:have|need|want|would like|require|are interested)[^,.]{2,60}|Should you [^,.]{3,60}),? please )(contact|call|ring|e-?mail|text|message|write to|ask|get in touch|speak to)\b/u;
const URGENT =
  /\b(?:fire|gas|flood|emergenc\w+|smell|at once|immediately|hesitate|not|never|cannot|999|911|112|pain|bleeding|fever)\b|n['’]t\b/iu;
