import type { Doc, NounPhrase, Question } from '../../src/plugin.js';
import { asksOtherThanAbility } from './allowed.js';

/** What somebody or some machine does by strength, skill or sense; of anything else `can` asks what may be. */
const FEAT =
  /^(?:crush|break|hold|fill|support|carry|build|destroy|reach|beat|cover|feed|melt|cut|cross|tow|lift|pull|push|drag|walk|swim|fly|run|outrun|climb|jump|leap|dive|float|speak|talk|sing|whistle|see|hear|smell|detect|spot|hide|catch|throw|kick|move|store|transport|contain|defeat|hatch|accommodate|read|write|draw|paint|play|drive|ride|row|paddle|sail|swallow|chew|bite|breathe|dig|burrow|crawl|hop|jog|sprint|balance|juggle|solve|count|calculate|translate|understand|recognize|recognise|distinguish|imitate|mimic|escape|survive|travel|open|stand|pick|grip|hang|squeeze|scale|fetch|cook|bake|knit|sew|touch|lay|share)$/u;

const MACHINE =
  /\b(?:car|truck|lorry|van|bus|train|tram|boat|ship|ferry|submarine|canoe|helicopter|plane|airplane|jet|rocket|drone|robot|crane|tractor|bulldozer|bicycle|bike|motorcycle|scooter|moped|elevator|lift|computer|laptop|phone|smartphone|telescope|microscope|camera|printer|engine|spacecraft|spaceship|rover|satellite|battery)s?$/iu;

/** Another clause may hang on the ability in ways of its own: `Could it …, if …?` */
const CLAUSE =
  /[,;:()–—"“]|\b(?:if|when|whenever|while|because|since|although|though|unless|until|before|after|that|which|who|whose|whom|where|and|but|or|so|please|possibly|still|also|ever|even)\b/iu;

/** The one question of a text, in one clause, that asks with `can` or `could` what its subject is able to do. */
export function abilityAsked(doc: Doc): Question | undefined {
  const [question, second] = doc.questions;
  if (!question || second || question.negation || question.form !== 'modal') return undefined;
  if (!/^(?:can|could)$/u.test(question.auxiliary.lower) || doc.sentences.length > 1 || CLAUSE.test(doc.text))
    return undefined;
  const verb = question.predicate.tokens[0];
  if (asksOtherThanAbility(doc) || !verb || verb.pos === 'ADV' || !FEAT.test(verb.lower)) return undefined;
  return isAble(question.subject) ? question : undefined;
}

function isAble({ animacy, kind, head, text }: NounPhrase): boolean {
  if (kind === 'pronoun') return /^(?:you|he|she|they|we|someone|somebody|anyone|anybody)$/u.test(head.lower);
  if (MACHINE.test(text)) return true;
  return animacy === 'person' || animacy === 'animal';
}
