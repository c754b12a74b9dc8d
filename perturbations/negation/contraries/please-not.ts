import { conjugate, type Rule } from '../../../src/plugin.js';

export const pleaseNot: Rule = {
  about: 'What is to stop is not to be done: “Could you stop shouting?” → “Could you not shout?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Could you stop leaving towels on my bed?', 'Could you not leave towels on my bed?'],
    ['can you please stop replying to everyone', 'can you please not reply to everyone'],
    ['Please stop blocking our gate.', "Please don't block our gate."],
  ],
  leaves: [
    'Could you stop?',
    'Could you stop the car?',
    'Please stop being late',
    'I asked him to stop shouting',
    'Could you stop raining on us',
    'Would you mind moving the ladder?',
  ],
  words: () => ['stop'],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence) return;
    const { tokens } = sentence;
    const at = tokens.findIndex(({ lower }) => lower === 'stop');
    const [stop, doing, next] = at < 0 ? [] : tokens.slice(at);
    const front = tokens
      .slice(0, Math.max(0, at))
      .map(({ lower }) => lower)
      .join(' ');
    if (stop && doing && next && DOES.test(doing.lower) && !/[^n]ing$/u.test(doing.lemma)) {
      const base = doing.lemma;
      if (conjugate(base, 'base') === base && /^(?:can|could|would|will) you(?: all| guys)?(?: please)?$/u.test(front))
        yield { edits: [{ start: stop.start, end: doing.end, text: `not ${base}` }] };
      if (/^(?:please|pls|plz)$/u.test(front))
        yield { edits: [{ start: stop.start, end: doing.end, text: `don't ${base}` }] };
    }
  },
};

const DOES =
  /^(?:leaving|replying|parking|shouting|calling|texting|emailing|sending|talking|interrupting|smoking|using|taking|eating|moving|playing|putting|throwing|posting|forwarding|ringing|knocking|slamming|tapping|whistling|singing|feeding|touching|blocking|dumping|adding|changing|deleting|copying|messaging|commenting|tagging|spamming|yelling|swearing|spitting|littering|pushing)$/u;
