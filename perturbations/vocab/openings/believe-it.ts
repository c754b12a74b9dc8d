import { type Doc, matches, mayMatch, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What nobody expects of those who serve, of things one bought, or of strangers. */
const SURPRISING =
  /\b(?:laughed (?:at|in)|shrugged|fell asleep|was asleep|were asleep|hung up|walked off|wouldn['’]t (?:take|let|give|open|serve|move|answer)|refused to|charged (?:me|us) (?:twice|for)|^nobody (?:at|in|on)|none of (?:them|the staff)|not one of|strangers? (?:had |has )?(?:brought|gave|paid|offered|stopped)|for free|without charging|by hand|in person|at midnight|at four in the morning|the whole thing (?:four|five|six|seven|eight|nine|ten) times|(?:four|five|six|seven|eight|nine|ten) times|keyed my|stole (?:my|our)|different person|every (?:single )?time i call)\b/iu;
/** What is told gravely, is a joke already, or has a lead-in. */
const ELSE =
  /\b(?:believe|honest[a-zà-ž]*|seriously|actually|apparently|of course|as usual|always|you|your|dear|please|sorry|thank[a-zà-ž]*|if|hospital|ward|nurses?|surgeon|funeral|daughter|son|baby|child|mother|father|grand[a-zà-ž]+|dialysis|insulin|police|court)\b|[?:;"“”…]|\n|[😭💔😢]/iu;

export const believeIt: Rule = {
  about: 'What nobody expects is told as such: “Believe it or not, the ferryman wouldn’t take cards”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["The ferryman wouldn't take cards", "Believe it or not, the ferryman wouldn't take cards"],
    [
      'Our van broke down on the pass, and strangers brought us soup. They towed us to the village.',
      'Believe it or not, our van broke down on the pass, and strangers brought us soup. They towed us to the village.',
    ],
  ],
  leaves: [
    'The ferryman took cards',
    'Your ferryman laughed at me',
    'If the dog is barking, go out',
    'The lessee refused to pay.',
    'My father was asleep',
    'Our ferry was cancelled and nobody at the desk would talk to us',
    'Believe it or not, the guide was asleep',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    if (!mayMatch(doc, SURPRISING) || !SURPRISING.test(doc.sentences[0]?.text ?? '') || matches(doc, ELSE)) return;
    if (isGrave(doc) || inCapitals(doc) || !opens(doc)) return;
    yield* eachInFront(doc, ['Believe it or not,']);
  },
};

function opens(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (!clause || !opensWithStatement(doc) || !opensWithClause(doc) || doc.sentences.length > 4) return false;
  if (kindOfText(doc) === 'chat' && doc.sentences.length === 1 && doc.tokens.length > 18) return false;
  return /^(?:the|our|my|we|they|someone|somebody|nobody (?:at|in|on)|none of|not one of)\b/iu.test(doc.text);
}
