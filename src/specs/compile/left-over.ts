import type { Demand } from '../demands/demand.js';

/** Words that carry nothing beyond the demands, which say what they are about. */
const PLAIN = new Set(
  `a an the and or of in into it its is as be been to with without for by on at from each this that these those there here
  output outputs answer answers response responses reply result results text prompt model return returned returns given
  must should shall may can will have has contain contains consist consists include list listed write written give
  exactly only alone just solely either one single valid form format always never not no nor nothing else but other than any further additional
  extra more most least less fewer longer shorter up maximum minimum exceed within between under over below around
  start starts begin begins open opens end ends finish close closes word words phrase name names value values tag tags
  category categories label labels class classes item items line lines sentence sentences paragraph paragraphs character
  characters lower upper case letters lowercase uppercase capital following possible allowed its
  explain explanation explanations comment comments commentary introduction preamble reason reasons reasoning justify choice
  choose chosen do does all own writing language array object strings string add
  two three four five six seven eight nine ten eleven twelve twenty thirty fifty json html xml csv yaml markdown`.split(
    /\s+/u,
  ),
);
const TAIL = /,? (?:even (?:if|where|when|though)|whatever|regardless|no matter)\b.*$/iu;
const EXAMPLE = /,? (?:such as|for example|e\.g\.|like) .*?(?=, and\b|\.$|$)/iu;
const QUOTED = /["“‘`][^"”’`]*["”’`]|<[^<>]*>/gu;

/** What a rule says beyond its demands, word by word; nothing: the demands are all of it. */
export function leftOver(rule: string, demands: readonly Demand[]): readonly string[] {
  const listed = demands.flatMap((each) => {
    if (each.kind === 'values') return each.values;
    if (each.kind === 'labels') return each.labels;
    if (each.kind === 'language') return [each.language];
    if (each.kind === 'length') return [each.unit, each.unit.replace(/ies$/u, 'y').replace(/s$/u, '')];
    return [];
  });
  const told = new Set(listed.flatMap((each) => each.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  const bare = rule.replace(TAIL, '').replace(EXAMPLE, '').replaceAll(QUOTED, ' ').toLowerCase();
  const words = bare.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  return [...new Set(words.filter((word) => !PLAIN.has(word) && !told.has(word)))];
}
