import { perDoc } from '../../../src/plugin.js';
import type { NamedKind } from './named-kinds.js';

/** Questions about what something is, is called or is known for. */
const ANY =
  /\b(?:call(?:ed)?|names?|named|known|nicknam\w*|word|meaning|means?|kinds?|types?|sorts?|class\w*|categor\w*|famous|other than|besides|except|another|abbreviat\w*|acronym|stands? for|titles?|entitled|fictional|fictitious|real|really|exist\w*|myth\w*|legend\w*|imaginary|same as|same thing|different from|which|count(?:s|ed)? as|considered|regarded|made-up|describe\w*|example)\b/iu;

const PEOPLE =
  /\b(?:occupation|profession\w*|kings?|queens?|emperors?|empress|monarchs?|rulers?|pharaohs?|tsars?|presidents?|prime minister|politician|leaders?|generals?|soldiers?|saints?|scientists?|physicists?|chemists?|inventors?|engineers?|mathematicians?|astronomers?|philosoph\w*|writers?|authors?|novelists?|poets?|playwrights?|dramatists?|painters?|artists?|sculptors?|architects?|composers?|musicians?|singers?|rappers?|guitarists?|bands?|actors?|actress\w*|comedians?|directors?|athletes?|players?|boxers?|swimmers?|sprinters?|runners?|golfers?|explorers?|astronauts?|cosmonauts?|pilots?|gods?|goddess\w*|deit\w*|heroes|heroine|hero|wizards?|witch\w*|vampires?|characters?|detectives?|doctors?|nurses?|monks?|nuns?|priests?|throne|crown\w*|reign\w*|nationality|citizens?|mortal|immortal|worship+ed|an? (?:wo)?man|animal)\b/iu;
const PLACES =
  /\b(?:cit(?:y|ies)|towns?|villages?|capitals?|states?|provinces?|countr(?:y|ies)|nations?|count(?:y|ies)|continents?|islands?|archipelago|peninsula|mainland|landlocked|coast\w*|region|district|part of|place|invented|located|borders?|border\w*|mountains?|rivers?|streams?|oceans?|seas?|lakes?|deserts?|museums?|won|win|wins|beat|lost|teams?|play(?:s|ed)?|champion\w*|usa?|united states|america|canada)\b/iu;
const WORKS =
  /\b(?:films?|movies?|books?|novels?|plays?|poems?|series|shows?|sitcoms?|operas?|ballets?|musicals?|paintings?|painted|games?|band|songs?|albums?|works?|fiction|television|tv|stories|story|cinema|read|director)\b/iu;
const PASTIMES =
  /\b(?:games?|sports?|olympi\w*|martial|art|team|hobby|hobbies|pastime|players?|board|languages?|tongues?|dialects?|speech|words?|alphabet\w*|religio\w*|faiths?|worship\w*|church|gods?|holy|fast\w*|feasts?|festivals?|holidays?|months?|days?|calendar|seasons?)\b/iu;
const MATTER =
  /\b(?:elements?|metal\w*|minerals?|rocks?|stones?|gas|gases|gaseous|liquids?|solids?|drugs?|medicines?|medication|painkillers?|antibiotics?|hormones?|stimulants?|diseases?|illness\w*|virus\w*|viral|bacteri\w*|infect\w*|condition|spices?|herbs?|plants?|trees?|cheeses?|wines?|fabrics?|cloth|grams?|ounces?|tablets?|pills?|bars?|coins?|rings?|atoms?|atomic|molecules?|sedatives?|narcotics?|vaccin\w+)\b/iu;
const BODIES =
  /\b(?:compan(?:y|ies)|firms?|brands?|business\w*|websites?|apps?|services?|chains?|stores?|shops?|agenc\w+|organi[sz]ations?|alliance|software|browser|stars?|planets?|moons?|sun|world|soil|ships?|boats?)\b/iu;

const TOPICS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [PLACES, words('borough city continent desert island landmark mountain province range river sea state')],
  [WORKS, words('film novel opera painting play poem series')],
  [PASTIMES, words('art faith fast festival game language month sport')],
  [MATTER, words('cheese cloth disease drug element gas herb metal rock spice wine')],
  [BODIES, words('body firm moon planet ship')],
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Nationalities whose country is not spelled like them. */
const NATION: Readonly<Record<string, RegExp>> = {
  French: /franc|paris/iu,
  Greek: /greec|athen|myth/iu,
  Roman: /\brom[ea]|ital|latin/iu,
  British: /\bbrit|engl|\buk\b/iu,
  English: /engl|\bbrit/iu,
  American: /americ|united states|\busa?\b|white house/iu,
  US: /americ|united states|\busa?\b|white house/iu,
  Norse: /norse|viking|scandinav|nordic/iu,
  Aztec: /mexic/iu,
  Scottish: /scot/iu,
  Soviet: /russia|ussr|moscow|kremlin/iu,
  Frankish: /franc|frank/iu,
};

const said = perDoc(({ tokens }) => tokens.map(({ lower }) => lower));

/** Whether a text asks about the kind of a name or what `as` says of it, so that saying so would give the answer away. */
export function asksOfKind(doc: Parameters<typeof said>[0], { name, kind }: NamedKind, as: string): boolean {
  const topic = TOPICS.find(([, kinds]) => kinds.has(kind))?.[0] ?? PEOPLE;
  const rest = doc.text.replace(name, ' ');
  if (ANY.test(rest) || topic.test(rest)) return true;
  const added = as.replace(name.replace(/^the /u, ''), ' ').split(/[^\p{L}]+/u);
  return added.some(
    (word) =>
      NATION[word]?.test(rest) ||
      (word.length > 3 &&
        said(doc).some((other) => !name.toLowerCase().includes(other) && isAlike(other, word.toLowerCase()))),
  );
}

/** `physics` beside `physicist`. */
function isAlike(word: string, other: string): boolean {
  return word.length > 3 && word.slice(0, 4) === other.slice(0, 4);
}
