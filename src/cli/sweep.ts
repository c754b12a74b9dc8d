import type { Sweep } from '../contracts/prepare-suite.js';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Params } from '../core/types.js';
import { names } from './arguments.js';

const PARAMS: Readonly<Record<string, keyof Params>> = {
  temperature: 'temperature',
  top_p: 'topP',
  max_tokens: 'maxTokens',
  seed: 'seed',
};

/** `temperature=0,0.3` and `model=a,b` as a grid; undefined where nothing is swept. Throws UserError for another setting or a value that is no number. */
export function sweepOf(written: readonly string[] | undefined): Sweep | undefined {
  if (written === undefined) return undefined;
  let models: readonly string[] | undefined;
  const params = written.flatMap((text) => {
    const [setting = '', values = ''] = text.split(/=(.*)/su);
    const listed = names(values);
    if (listed.length === 0) throw new UserError(`--sweep: Expected setting=value,value, got \`${text}\``);
    if (setting === 'model') {
      models = [...(models ?? []), ...listed];
      return [];
    }
    const name = Object.hasOwn(PARAMS, setting) ? PARAMS[setting] : undefined;
    const known = ['model', ...Object.keys(PARAMS)];
    if (name === undefined)
      throw new UserError(
        `--sweep: Expected one of ${known.join(', ')}, got \`${setting}\`.${didYouMean(setting, known)}`,
      );
    return [{ name, values: listed.map((value) => numberOf(setting, value)) }];
  });
  return { params, ...(models === undefined ? {} : { models }) };
}

function numberOf(setting: string, value: string): number {
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new UserError(`--sweep: Expected ${setting} to be a number from 0, got \`${value}\``);
}
