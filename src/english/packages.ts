/** The language packages, each loaded at first use and kept: nothing is loaded by importing this file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { once } from '../core/once.js';

const require = createRequire(import.meta.url);

/** What we use of wink-nlp: tokens with part of speech, lemma and type. */
export interface Wink {
  readDoc(text: string): { tokens(): { out(property?: unknown): string[] } };
  readonly its: Readonly<Record<'pos' | 'lemma' | 'type', unknown>>;
}

/** Names, sentences, negation and sentiment, which take half its time, are not looked for. */
export const wink = once((): Wink => require('wink-nlp')(require('wink-eng-lite-web-model'), ['pos']) as Wink);

interface CompromiseModel {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> };
}

/** What we use of compromise: its lexicon (names, places, roles) and its inflection; its parser is too slow for us. */
export interface Compromise {
  /** The tags of each word. */
  readonly lexicon: ReadonlyMap<string, readonly string[]>;
  conjugate(
    infinitive: string,
  ): Readonly<Partial<Record<'PastTense' | 'PresentTense' | 'Gerund' | 'Participle', string>>>;
  toPlural(noun: string): string;
}

export const compromise = once((): Compromise => {
  const nlp = require('compromise') as {
    model(): CompromiseModel;
    methods(): {
      two: {
        transform: {
          verb: {
            conjugate(verb: string, model: CompromiseModel): Record<string, string>;
          };
          noun: { toPlural(noun: string, model: CompromiseModel): string };
        };
      };
    };
  };
  const model = nlp.model();
  const { verb, noun } = nlp.methods().two.transform;
  return {
    lexicon: new Map(Object.entries(model.one.lexicon).map(([word, tags]) => [word, [tags].flat()])),
    conjugate: (infinitive) => verb.conjugate(infinitive, model),
    toPlural: (word) => noun.toPlural(word, model),
  };
});

/** The spelling dictionary (Hunspell's en-US). */
export const spelling = once((): { correct(word: string): boolean } => {
  const folder = path.dirname(require.resolve('dictionary-en'));
  const nspell = require('nspell') as (aff: Buffer, dic: Buffer) => { correct(word: string): boolean };
  return nspell(readFileSync(path.join(folder, 'index.aff')), readFileSync(path.join(folder, 'index.dic')));
});
