import { type Doc, mayMatch } from '../../../src/plugin.js';
import { type Topic, wholeQuestion } from '../topic.js';
import { mayStandIn } from './may-stand-in.js';

/** A planet or flight, or a god of that name: `could he be visited`, `was it worshipped`. */
const HEAVENLY = /^(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Pluto|Apollo|Titan|Atlas)$/u;
const MYTH =
  /\b(?:gods?|goddess\p{L}*|worship\p{L}*|pray\p{L}*|temples?|myth\p{L}*|sons?|fathers?|mothers?|brothers?|wife|sacrifice\p{L}*|Romans?|Greeks?|Zeus|Hera|Olympus|Homer|Iliad|Odyssey)\b/u;
const SPACE =
  /\b(?:astronauts?|rockets?|orbit[a-zà-ž]*|moons?|planets?|probes?|missions?|telescopes?|NASA|space[a-zà-ž]*|launch[a-zà-ž]*|land(?:ed|ing)?)\b/iu;

/** How the weather is: `would it be chilly in Vermont` does not ask of the party that was named. */
const WEATHER =
  /^(?:be )?(?:\p{L}+ly )?(?:chilly|cold|hot|warm|cool|mild|sunny|rainy|snowy|windy|breezy|stormy|cloudy|foggy|humid|freezing|dark|light|wet|dry|icy) (?:in|at|on|during|outside|there|today|tonight|tomorrow|now|all|by)\b/u;

/** So many of whom something is told are supposed, and nobody has them in mind. */
const SUPPOSED =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple of) .*\b(?:who|that|which|whose)\b/iu;

/** Plurals without an s, or a stuff. */
const MASS = /\b(?:bacteria|data|media|criteria|phenomena|dice)$/u;

/** `Is Mark Twain the name on his grave`: it is asked of the name, not of him. */
const NAME = /^(?:also )?(?:the|an?) (?:\p{L}+ ){0,3}(?:name|surname|pseudonym|alias|nickname|moniker|byname)\b/u;

function headOf(mention: string): string {
  return mention.split(/ (?:of|in|on|that|which|who) /u)[0] ?? '';
}

/** Whether the pronoun would be taken for something else than the topic, or the topic for somebody in particular. */
export function isMistaken(doc: Doc, topic: Topic): boolean {
  const { mention, edits } = topic;
  if (mayStandIn(doc, topic, SUPPOSED) && SUPPOSED.test(mention)) return true;
  if (mayStandIn(doc, topic, MASS) && MASS.test(headOf(mention)) && edits.some(({ text }) => text === 'it'))
    return true; // `could it be used`
  const says = (pronoun: RegExp): boolean => edits.some(({ text }) => pronoun.test(text));
  if (mayMatch(doc, NAME) && says(/^(?:he|she)$/u) && NAME.test(wholeQuestion(doc)?.predicate.text ?? '')) return true;
  if (mayStandIn(doc, topic, HEAVENLY) && HEAVENLY.test(mention))
    return (says(/^(?:he|him|his|she|her)$/u) ? SPACE : MYTH).test(doc.text);
  return mayMatch(doc, WEATHER) && says(/^it$/u) && WEATHER.test(wholeQuestion(doc)?.predicate.text ?? '');
}
