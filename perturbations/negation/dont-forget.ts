import { conjugate, type Rule, type Token, uncapitalize } from '../../src/plugin.js';

const ERRANDS =
  /^(?:bring|call|ring|text|email|send|let|pass|lock|check|sign|book|return|water|feed|take|leave|turn|switch|close|shut|pick|buy|print|submit|confirm|update|reply|wear|pack|charge|post|restart|wash|register|renew|pay|collect|drop|empty|defrost|set|tell|ask|report|keep|fill)$/u;

export const dontForget: Rule = {
  about: 'An order, a duty or a promise is said by not forgetting: “Please text me” → “Please don’t forget to text me”',
  expects: { sentiment: 'same' },
  examples: [
    ["You'll have to restart the router", "Don't forget to restart the router"],
    ['Please text me when you reach the door', "Please don't forget to text me when you reach the door"],
    [
      'The meeting has moved. Bring a chair if you have one.',
      "The meeting has moved. Don't forget to bring a chair if you have one.",
    ],
    ['Meeting moved to room 4B, bring your laptops', "Meeting moved to room 4B, don't forget to bring your laptops"],
    ["you'll have to restart the laptop tonight", "don't forget to restart the laptop tonight"],
    ["i'll send you the spreadsheet after lunch", "i won't forget to send you the spreadsheet after lunch"],
  ],
  leaves: [
    'Please stop',
    'Leave me alone!',
    "Don't call me",
    'Please, no',
    'Let it go',
    'Keep going!',
    'Take care',
    'Call me crazy',
    'Please can you bring it?',
    "I'll never send it",
    "I'll call the police on you!",
    "You'll have to do better",
    'Tell me about it',
    'Check this out',
    'The filter is impossible to clean. Save your money.',
    'Leave it',
    "I'll take it",
    'Pay attention',
    'Leave me the keys',
  ],
  *propose(doc) {
    for (const { tokens, text } of doc.sentences) {
      if (/[?]|\b(?:not|never|no|nobody|rather|instead)\b|n['’]t\b/iu.test(text) || /!\P{L}*$/u.test(text)) continue;
      const comma = tokens.findIndex(({ text: mark }) => mark === ',');
      const later =
        comma > 2 && !/^(?:if|when|after|before|once|please)$/u.test(tokens[0]?.lower ?? '')
          ? order(tokens.slice(comma + 1))
          : undefined;
      const edit = order(tokens) ?? duty(tokens) ?? promise(tokens) ?? later;
      if (edit) yield { edits: [edit] };
    }
  },
};

/** Orders that are idioms, or that one cannot forget. */
const IDIOM =
  /^(?:it|them|care|alone|out|about|going|crazy|attention|away|off|on|up|down|note|that|this|yourself|calm|money|in|of|mind|time|quiet)$/u;

function order(tokens: readonly Token[]) {
  const please = /^(?:please|pls|plz|kindly)$/u.test(tokens[0]?.lower ?? '') ? tokens[0] : undefined;
  const [verb, object, next] = tokens.slice(please ? 1 : 0);
  if (!verb || !object || !ERRANDS.test(verb.lower) || object.kind !== 'word' || IDIOM.test(object.lower))
    return undefined;
  if (verb.lower === 'let' && (object.lower !== 'me' || next?.lower !== 'know')) return undefined;
  if (verb.lower === 'leave' && object.lower === 'me') return undefined;
  if (object.lower === 'me' && (!next || /^(?:about|crazy|old|alone|that)$/u.test(next.lower))) return undefined;
  if (
    !please &&
    /^(?:pay|keep|save|set|take|leave|tell|ask|let|turn|report|check|close|book|text|drop|post|fill)$/u.test(
      verb.lower,
    ) &&
    !/^(?:DET|PRON)$/u.test(object.pos)
  )
    return undefined;
  const text = please ? "don't forget to" : "Don't forget to";
  return {
    start: verb.start,
    end: verb.end,
    text: `${/^\p{Ll}/u.test(verb.text) ? uncapitalize(text) : text} ${verb.lower}`,
  };
}

/** `you'll have to restart` → `don't forget to restart`. */
function duty(tokens: readonly Token[]) {
  const [you, will, have] = tokens;
  if (you?.lower !== 'you') return undefined;
  const at =
    /^(?:'ll|will)$/u.test(will?.lower ?? '') && have?.lower === 'have'
      ? 3
      : /^(?:have|need)$/u.test(will?.lower ?? '')
        ? 2
        : -1;
  const [to, verb, object] = at < 0 ? [] : tokens.slice(at);
  if (to?.lower !== 'to' || !verb || !object || !ERRANDS.test(verb.lower) || IDIOM.test(object.lower)) return undefined;
  return {
    start: you.start,
    end: verb.end,
    text: `${/^\p{Lu}/u.test(you.text) ? "Don't" : "don't"} forget to ${verb.lower}`,
  };
}

const PROMISED = /^(?:send|bring|call|text|ring|email|let|return|forward|post|message|remind)$/u;

/** `I'll send you` → `I won't forget to send you`. */
function promise(tokens: readonly Token[]) {
  const [who, will, verb, object] = tokens;
  if (!/^(?:i|we)$/u.test(who?.lower ?? '') || !/^(?:'ll|will)$/u.test(will?.lower ?? '') || !who || !verb || !object)
    return undefined;
  if (
    !PROMISED.test(verb.lower) ||
    !/^(?:you|the|your|it|my|our)$/u.test(object.lower) ||
    conjugate(verb.lower, 'base') !== verb.lower
  )
    return undefined;
  return { start: who.end, end: verb.end, text: ` won't forget to ${verb.lower}` };
}
