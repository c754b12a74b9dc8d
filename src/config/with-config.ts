import { UserError } from '../core/errors.js';
import type { Plugins } from '../core/types.js';
import type { LoadedConfig } from './load-config.js';

/** The built-in plug-ins and a project's own. Throws UserError for a name that is taken. */
export function withConfig(builtIns: Plugins, loaded: LoadedConfig | undefined): Plugins {
  if (loaded === undefined) return builtIns;
  const { config, file, fingerprint } = loaded;
  const joined = <Kind extends object>(
    kind: string,
    own: readonly Kind[],
    added: readonly Kind[] = [],
    nameOf: (each: Kind) => string,
  ): readonly Kind[] => {
    const names = [...own, ...added].map(nameOf);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined)
      throw new UserError(
        `${file}: ${kind}: Expected each name once, got \`${twice}\` again`,
        'Built-in plug-ins cannot be replaced: give yours another name.',
      );
    return [...own, ...added];
  };
  return {
    perturbations: joined('perturbations', builtIns.perturbations, config.perturbations, ({ name }) => name),
    relations: joined('relations', builtIns.relations, config.relations, ({ name }) => name),
    invariants: joined('invariants', builtIns.invariants, config.invariants, ({ type }) => type),
    models: joined('models', builtIns.models, config.models, ({ name }) => name),
    fingerprint,
  };
}
