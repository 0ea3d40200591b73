export type SpecDocument = 1 | 2 | 3;

/** A number, or a number with its unit: '60 s', '3 MB', '45 characters'. Anything else is compared as it stands. */
export type SpecValue = string | number | boolean | readonly (string | number)[];

/** A call of the server. A path of `*` means that the specification names the call but not its path. */
export interface CallFact {
  readonly kind: 'path';
  readonly value: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly answer: readonly string[];
}

/** A fact that stands as a constant of this package, under a dotted path such as `texts.slug.empty`. */
export interface ConstantFact {
  readonly kind: 'text' | 'limit' | 'enum' | 'route';
  readonly value: SpecValue;
  readonly constant: string;
}

/** A fact that code states as a string literal: an address, a live topic, a permission. */
export interface LiteralFact {
  readonly kind: 'route' | 'permission';
  readonly value: string;
  readonly literal: string;
}

export type SpecFact = CallFact | ConstantFact | LiteralFact;
export type SpecEntry = SpecFact & {
  readonly id: string;
  readonly doc: SpecDocument;
  readonly section: number;
};

interface CallFields {
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly answer?: readonly string[];
}

/** Names the facts of one section of one document: `doc1.s5.slug.empty`. */
export function section(doc: SpecDocument, number: number, facts: Record<string, SpecFact>): SpecEntry[] {
  return Object.entries(facts).map(([name, fact]) => ({
    id: `doc${doc}.s${number}.${name}`,
    doc,
    section: number,
    ...fact,
  }));
}

export function call(value: string, fields: CallFields = {}): CallFact {
  return {
    kind: 'path',
    value,
    query: fields.query ?? [],
    body: fields.body ?? [],
    answer: fields.answer ?? [],
  };
}

export function text(constant: string, value: string): ConstantFact {
  return { kind: 'text', value, constant: `texts.${constant}` };
}

export function limit(constant: string, value: SpecValue): ConstantFact {
  return { kind: 'limit', value, constant: `limits.${constant}` };
}

export function oneOf(constant: string, value: readonly (string | number)[]): ConstantFact {
  return { kind: 'enum', value, constant: `enums.${constant}` };
}

/** A query parameter of an address in the browser. */
export function search(constant: string, value: string): ConstantFact {
  return { kind: 'route', value, constant: `routes.search.${constant}` };
}

/** An address; `literal` where ours is written differently from the specification's. */
export function route(value: string, literal: string = value): LiteralFact {
  return { kind: 'route', value, literal };
}

export function permission(value: string): LiteralFact {
  return { kind: 'permission', value, literal: value };
}
