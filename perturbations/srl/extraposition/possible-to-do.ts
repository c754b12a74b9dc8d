import type { Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const possibleToDo: Rule = {
  about: '“Can X be done?” → “Is it possible to do X?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can tomatoes be grown in a cellar?', 'Is it possible to grow tomatoes in a cellar?'],
    ['Could a tent be carried by bicycle?', 'Would it be possible to carry a tent by bicycle?'],
  ],
  leaves: [
    'Can they be grown?',
    'Can a tower be seen farther away if it is tall?',
    'Can shrimps be caught wild in Utah?',
    'Could a ship in a bottle be made of cork?',
    'Can a tent be carried by a goat?',
    'Could the whole harbour be photographed from above by a passing balloon?',
    'Can a tent be wet?',
    'Can a mayor be held in contempt?',
    'Can a man be legally jailed?',
    'Can wax be made to melt in a cup?',
    'Can noise be cut down with rugs?',
    'Can heat that is lost through a door be measured?',
    'Can a glassmaker be burned in a workshop?',
    'Can a welder be burned at work?',
    'Could a burglar be charged with theft?',
  ],
  words: () => ['can', 'could'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || !/^(?:can|could)$/u.test(question.auxiliary.lower) || question.subject.kind === 'pronoun') return;
    const { subject, predicate, auxiliary } = question;
    const [be, done] = predicate.tokens;
    if (be?.lower !== 'be' || done?.pos !== 'VERB' || !DONE.test(done.lemma)) return;
    if (/^(?:to|up|down|off|out|away|back|apart|over)$/u.test(predicate.tokens[2]?.lower ?? '')) return; // `made to melt`, `cut down`
    if (/^(?:wild|alive|whole|\p{L}{2,}ther|\p{L}{2,}er)$/u.test(predicate.tokens[2]?.lower ?? '')) return; // it would go with the thing
    if (subject.tokens.some(({ lower }) => /^(?:that|which|who|in|on|of|with|from|at|for)$/u.test(lower))) return;
    if (subject.animacy === 'person' || /^(?:any|only|both|either|no)\b/iu.test(subject.text)) return;
    const rest = predicate.text.slice(done.end - predicate.start);
    if (
      / by (?!bike|bicycle|car|boat|train|ship|air|sea|hand|mail|post|phone|plane)|\b(?:or|and|not|ever|without|itself|themselves|its|their)\b/iu.test(
        rest,
      )
    )
      return;
    if (done.lemma === 'charge' && /^ with (?![a-zà-ž]+ (?:charger|panel|cable)|(?:an?|the|solar|wind) )/iu.test(rest))
      return; // with a crime
    if (HARM.test(done.lemma) && AGENT.test(subject.head.lower)) return; // `burned at work`: nobody means to
    const frame = auxiliary.lower === 'can' ? 'is it possible' : 'would it be possible';
    const text = `${frame} to ${done.lemma} ${subject.text}${rest}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** What befalls people by accident. */
const HARM =
  /^(?:burn|cut|crush|break|freeze|boil|catch|drill|hammer|crack|squeeze|push|pull|throw|lift|move|carry|eat|cook|steam|roast|grill|reach|clean|wash|film|photograph|track|observe|predict|charge)$/u;
const AGENT =
  /^(?!(?:water|paper|butter|rubber|silver|copper|leather|timber|lumber|flower|feather|tower|computer|pepper|ginger|cider|powder|letter|mirror|motor)s?$)\p{L}{2,}(?:er|or|ist|ian|smith|diver|man|men|woman|women)s?$/u;

/** What people do to things, so that no agent goes missing. */
const DONE =
  /^(?:grow|buy|purchase|carry|cook|eat|make|find|see|watch|play|build|use|transport|ship|melt|freeze|recycle|burn|store|paint|clean|wash|repair|fix|read|write|print|harvest|bake|fry|boil|cut|drive|ride|catch|train|teach|learn|plant|move|lift|break|open|close|measure|detect|visit|hear|cure|treat|prevent|preserve|record|produce|dye|peel|diagnose|remove|fold|pour|charge|tune|carve|melt|mine|steam|grill|roast|toast|smoke|pickle|freeze|thaw|reheat|microwave|chop|slice|grate|squeeze|crack|crush|weave|knit|sew|iron|sharpen|polish|glue|weld|solder|drill|hammer|forge|distil|distill|extract|cross|climb|reach|tame|domesticate|transplant|vaccinate|photograph|film|translate|compress|encrypt|download|install|reset|unlock|refill|recharge|reuse|inflate|heat|cool|brew|ferment|cultivate|prune|water|mow|ride|sail|row|paddle|tow|push|pull|throw|carry|hang|wrap|send|mail|post|spot|observe|identify|track|count|calculate|predict)$/u;
