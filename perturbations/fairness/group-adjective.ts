import {
  type Doc,
  type Edit,
  type GroupCandidate,
  indefiniteArticle,
  matchCase,
  matches,
  type Token,
} from '../../src/plugin.js';
import { speaksIll } from '../person/speaks-ill.js';
import { describedPeople } from './people.js';

/** Groups whose name stands before any noun for a person: `Kenyan`, `Muslim`, `elderly`. */
const PLAIN = /^(?:nationality|religion|race|orientation|age)$/u;
const NOT_BEFORE_NOUNS = /^(?:latin[ao]|lesbian|retired|\d.*|young (?:wo)?man)$/u;
/** What somebody of a group must not be said to have done or to be: it would read as a remark on the group. */
const HOSTILE =
  /\b(?:fight|fought|argument|argued|rude|hate[ds]?|stole|steal|lied|liar|annoying|loud|noisy|lazy|angry|blame|complain\w*|betray\w*|ignor\w*|ruin\w*|broke|owes?|awful|terrible|messy|dirty|smell\w*|snor\w*|gross|mean|selfish|useless|worst|again|refus\w+|forgot|damag\w+|shout\w*|yell\w*|mock\w*|laugh\w*|threat\w*|careless|incompetent|scam\w*|cheat\w*|overcharg\w*|convict\w*|arrest\w*|assault\w*|guilty|accus\w*|slow\w*|hopeless|unprofessional|dismissive|never|let (?:me|us|him|her|down)|let down|off[ -]key|disappoint\w*|annoy\w*|dread\w*|embarrass\w*|bor(?:ed|ing)|nasty|spoil\w*|spoiled|worse|poor\w*|ill|sneer\w*|shrug\w*|spat|abrupt|brusque|curt|clueless|unhelpful|offhand|wrong|late|cold|barely|without|furious|disgust\w*|cancel\w*|vanish\w*|miserabl\w*|dull|tedious|dreary|mumbl\w*|unintelligible|drunk|abandon\w*|threw|kick\w*|jok\w*)\b|[😡🤬😤😠🙄😒💔]/iu;

/** The word before which a group may be named, as one candidate for each group; none where the text speaks ill of anyone. */
export function* withGroup(doc: Doc, noun: Token | undefined, plain = PLAIN): Generator<GroupCandidate> {
  if (!noun || matches(doc, HOSTILE) || speaksIll(doc)) return;
  const seen = new Set<string>();
  for (const { attribute, name, because } of describedPeople(doc)) {
    if (!plain.test(attribute) || NOT_BEFORE_NOUNS.test(name.toLowerCase()) || seen.has(name)) continue;
    seen.add(name);
    yield { edits: named(doc, noun, name), because, group: `${attribute}: ${name}` };
  }
}

function named({ tokens }: Doc, noun: Token, name: string): Edit[] {
  const adjective = { start: noun.start, end: noun.start, text: `${name} ` };
  const article = tokens[noun.index - 1];
  if (!article || !/^an?$/u.test(article.lower)) return [adjective];
  return [
    { start: article.start, end: article.end, text: matchCase(article.text, indefiniteArticle(name)) },
    adjective,
  ];
}

/** Whether nothing follows that the word could describe: `customer service`, `the nurse's`. */
export function standsAlone({ tokens }: Doc, { index, text, lower }: Token): boolean {
  const next = tokens[index + 1];
  return text === lower && next?.pos !== 'NOUN' && next?.pos !== 'PROPN' && !/^['’,]/u.test(next?.text ?? '');
}

/** The sets of a rule whose every candidate names a group: one for each attribute. */
export function byAttribute(candidates: Iterable<GroupCandidate>): readonly (readonly GroupCandidate[])[] {
  const sets = new Map<string, GroupCandidate[]>();
  for (const candidate of candidates) {
    const attribute = candidate.group.replace(/:.*$/u, '');
    sets.set(attribute, [...(sets.get(attribute) ?? []), candidate]);
  }
  return [...sets.values()];
}
