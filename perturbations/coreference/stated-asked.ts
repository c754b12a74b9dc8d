import type { Rule } from '../../src/plugin.js';
import { isFlat } from './stated/flat.js';
import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const statedAsked: Rule = {
  // It fits so many texts that it would crowd out all others.
  fallback: true,
  ...statedBefore({
    about: 'Names what a statement is about as a question, and answers with a pronoun',
    openings: ['{}?'],
    fits: ['subject', 'object', 'activity', 'owner', 'embedded'],
    suits: isAskable,
    talkative: true,
    examples: [
      ['My new shoes are superb! 👟', "My new shoes? They're superb! 👟"],
      ['I love this lamp', 'This lamp? I love it'],
      ['I hate waiting for buses 😤', 'Waiting for buses? I hate it 😤'],
      ["This phone's battery lasts for days", 'This phone? Its battery lasts for days'],
      ['Sailing with Ada was a dream', 'Sailing with Ada? It was a dream'],
      ['Hassan and Joy are getting married!', "Hassan and Joy? They're getting married!"],
      ['I have no idea how this oven works', 'This oven? I have no idea how it works'],
      ["I don't want this trip to end", "This trip? I don't want it to end"],
    ],
    leaves: [
      'I was late',
      'The umpire was fair',
      'The inn has nine rooms in a row. Breakfast starts at eight.',
      'It was fine',
      'Our vet was gentle',
      'My dog saw a cat and it ran',
      'The soup was cold, so was it?',
      'The best part is that we won',
      'Did the lamp break?',
      'The lecture was adequate',
      'The tenant shall pay the rent',
      'I regret buying a second-hand sofa',
      'I am so proud of my team for finishing the marathon',
      'Everything about this trip was perfect',
      "My grandma's quilt is on the bed",
      'The bike shop fixed my brakes for free',
      'My grandfather fell twice on that ward and nobody told us.',
      'I had a lovely weekend at the lake',
      "I'm disappointed in the quality of these boots",
      'The wallpaper was beige',
      'I love the smell of rain when I open the door',
      'The cinema was as I remembered it',
    ],
  }),
};

/**
 * Of what the writer felt, went through or thinks of: the whole text, or its first sentence where that says what
 * something is like. A notice is not said so, nor is somebody brought up.
 */
function isAskable({ said, mention, role, named, describes, opening }: StatedTopic): boolean {
  if (
    isFlat(said.sentence.text) ||
    BLAND.test(said.sentence.text) ||
    said.sentence.index > 0 ||
    /\b(?:and|or|but)\b/u.test(mention.replace(/^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u, ''))
  )
    return false;
  const alone = said.textEnd <= said.sentence.end + 8;
  if (role === 'activity')
    return (
      alone &&
      (/^(?:I|we) (?:\p{L}+ )?(?:hate|love|regret|can['’]t stand)\b/iu.test(said.sentence.text) ||
        SAYS_MUCH.test(said.sentence.text))
    );
  if (role === 'owner' && !/^(?:the|this|these|that) /u.test(mention)) return false; // `My grandma? Her quilt is new`
  if (named === 'bare') return alone && describes;
  const rest = said.tokens.filter(({ start }) => start >= opening.end);
  if (role === 'subject')
    return describes || (alone && (named === 'name' || lives(rest) || SAYS_MUCH.test(said.sentence.text)));
  if (!alone || said.tokens.some(({ lower }) => /^(?:just|and|about)$/u.test(lower))) return false;
  if (role === 'object' && /\b(?:when|while|if)\b/iu.test(said.sentence.text)) return false; // `I love it when …` is another it
  if (role === 'object') return FELT.test(said.sentence.text) && !/\bfor \p{L}+ing\b/u.test(said.sentence.text); // `proud of them for …`
  return (
    role !== 'embedded' ||
    /\bwant\b/u.test(said.sentence.text) ||
    /\b(?:how|whether|why)\b.*\b(?:works?|is|are)\b/u.test(said.sentence.text)
  );
}

const FELT =
  /\b(?:love|loved|hate|hated|enjoy|enjoyed|adore|adored|despise|loathe|regret|can['’]?t stand|recommend|miss|appreciate|proud|thrilled|disappointed|tired|sick|happy|excited|obsessed|grateful|furious|annoyed|terrified|lost|forgot|broke|ruined|wrecked|overbooked)\b/iu;
const SAYS_MUCH =
  /\b(?:perfect(?:ly)?|best|worst|never|always|disaster|nightmare|joke|dream|blast|angels?|paradise|treasure)\b/iu;

/** The writer is in it. */
function lives(tokens: StatedTopic['said']['tokens']): boolean {
  return tokens.some(({ lower }) => /^(?:i|me|my|we|us|our)$/u.test(lower));
}
/** What nobody would bring a thing up for. */
const BLAND =
  /\b(?:is|was|are|were)(?: \p{L}+)? (?:beige|gr[ae]y|white|black|brown|green|blue|red|yellow|warm|cool|new|old|small|big|fine|okay|ok|alright|as (?:I|we) \p{L}+ed it)[\p{P}\p{S}\s]*$/iu;
