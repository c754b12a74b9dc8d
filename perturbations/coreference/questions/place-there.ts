import { isPlace, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';

const OPENINGS = ['A question about', 'I have a question about', 'Quick question about'];
const AUXILIARY = /^(?:Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Can|Could|Will|Would|Should|May|Might|Must)$/u;
const PLANET = /^(?:Mars|Venus|Mercury|Jupiter|Saturn|Uranus|Neptune|Pluto)$/u;

/** A place at the very end needs no knowledge of where the subject of the question ends. */
export const placeThere: Rule = {
  about: 'Names the place at the end of a question first, and says “there”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can wild lemons grow in Norway?', 'A question about Norway: can wild lemons grow there?'],
    ['Has a beekeeper ever been mayor of Oslo?', 'A question about Oslo: has a beekeeper ever been mayor there?'],
    ['Has anyone baked bread on Venus?', 'I have a question about Venus: has anyone baked bread there?'],
  ],
  leaves: [
    'Is Oslo in Norway?',
    'Why do lemons grow in Norway?',
    'Was Alice in Wonderland filmed in Peru, or in Chile?',
    'Did a ship from Peru sink in Norway?',
    'Do lemons grow in winter?',
    'Is there a town in Norway?',
    'Is a bakery in Norway?',
    'Was Nero born in Rome?',
    'Can you park in Oslo?',
  ],
  words: () => ['in', 'on', 'over', 'of'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (!sentence || second || !/ (?:in|on|over|of) \p{Lu}[\p{L} ]*\?$/u.test(sentence.text)) return;
    const { tokens } = sentence;
    const at = tokens.findLastIndex(({ lower }) => /^(?:in|on|over|of)$/u.test(lower));
    const [first, subject, before, joint, name, mark] = [0, 1, at - 1, at, at + 1, tokens.length - 1].map(
      (place) => tokens[place],
    );
    const last = tokens.at(-2);
    if (!first || !subject || !before || !joint || !name || !last || !mark || at < 4 || !AUXILIARY.test(first.text))
      return;
    const place = doc.text.slice(name.start, last.end);
    if (/^(?:over|of)$/u.test(joint.lower) && !isHeld(before)) return;
    if (joint.lower === 'on' ? !PLANET.test(place) : !isPlace(place) || PLANET.test(place)) return;
    if (/[,"“”;:()]|\b(?:there|here|where|or|you|I|we|my|our|if|when|name|word|called)\b/u.test(sentence.text)) return;
    if (tokens.slice(1, at).some((token) => isElsewhere(token))) return;
    if (/ (?:in|from|at|on|across) (?:the )?\p{Lu}/u.test(doc.text.slice(0, joint.start))) return;
    if (before.pos === 'PROPN' || /^(?:live|be|is|are|was|were|born|located|set|based|it|one)$/u.test(before.lower))
      return;
    if (/^(?:is|are|was|were)$/iu.test(first.text) && !tokens.slice(2, at).some(isSaid)) return;
    for (const opening of OPENINGS)
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opening} ${place}: ${lowerOpening(first)}` },
          { start: joint.start, end: last.end, text: 'there' },
        ],
      };
  },
};

/** `ruled over Norway`, `been mayor of Oslo`: what is done or held there. */
const isHeld = ({ lower }: Token): boolean =>
  /^(?:rule|ruled|reign|reigned|minister|president|chancellor|king|queen|mayor|emperor|governor|monarch|pope|bishop|leader)$/u.test(
    lower,
  );

/** Another place. */
function isElsewhere({ text, pos, lower }: Token): boolean {
  return (
    (pos === 'PROPN' && isPlace(text)) ||
    /^(?:moon|earth|sea|world|country|countries|city|cities|place|places|town|somewhere|anywhere|elsewhere|abroad|home|from)$/u.test(
      lower,
    )
  );
}

/** After `be` something must be said besides where it is. */
function isSaid({ pos, lower }: Token): boolean {
  return pos === 'ADJ' || /^(?:an?|the|often|usually|allowed|sold|grown|spoken|used|made|legally)$/u.test(lower);
}
