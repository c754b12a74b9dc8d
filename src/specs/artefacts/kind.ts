/** One kind of artefact: a file of parts, each of which is made, edited and grows stale by itself. */
export interface ArtefactKind<Content> {
  readonly name: string;
  /** Its file in the folder of artefacts. */
  readonly file: string;
  /** The comment at its head: what it is. */
  readonly about: string;
  /** A file of one part is edited when anything in it is, also a comment; of several, each by what it says. */
  readonly parted: boolean;
  /** The parts by their ids. Throws UserError with file, line and field for what was edited into something else. */
  parse(text: string, file: string): ReadonlyMap<string, Content>;
  /** What the file says below its comment and `made-by`. */
  plain(parts: ReadonlyMap<string, Content>): Readonly<Record<string, unknown>>;
}

/** The id of the one part of an artefact that is not parted. */
export const WHOLE = 'all';
