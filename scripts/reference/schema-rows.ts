/** The parts of a JSON Schema that the pages speak of. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

export interface KeyRow {
  /** `dataset.columns.input`, `models[].use` */
  readonly key: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: unknown;
  readonly meaning: string;
}

/** Every key of a schema, those within a key after it. */
export function keyRows(schema: Schema, path = ''): readonly KeyRow[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]): readonly KeyRow[] => {
    const key = path === '' ? name : `${path}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    const fallback = value.default === undefined ? {} : { default: value.default };
    const row = { key, type: typeOf(value), required, ...fallback, meaning: value.description ?? '' };
    return [row, ...keyRows(value, key)];
  });
  const inItems = schema.items ? keyRows(schema.items, `${path}[]`) : [];
  return [
    ...own,
    ...inItems,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => keyRows(each, path)),
  ];
}

/** In words: `text`, `whole number from 1`, `list of text or mapping`. */
export function typeOf(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'integer') return `whole number${range(schema)}`;
  if (schema.type === 'number') return `number${range(schema)}`;
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'object') return 'mapping';
  return schema.type === 'string' ? 'text' : 'anything';
}

/** The bounds that anyone could meet: not those of the numbers that JavaScript can hold. */
function range({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const real = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  const [from, above, to] = [real(minimum), real(exclusiveMinimum), real(maximum)];
  const low = from !== undefined ? ` from ${from}` : above !== undefined ? ` above ${above}` : '';
  return `${low}${to === undefined ? '' : ` to ${to}`}`;
}
