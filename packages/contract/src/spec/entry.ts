export type SpecDocument = 1 | 2 | 3;

/** A number, or a number with its unit: '60 s', '3 MB', '45 characters'. Anything else is compared as it stands. */
export type SpecValue = string | number | boolean | readonly (string | number)[];

/** A call of the server. Where the specification names a call but not its path, the path ends with `*`. */
export interface CallFact {
  readonly kind: 'path';
  readonly value: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly answer: readonly string[];
}

/** An entity on the wire: some call answers with an object that has all these fields; `a.b` is b inside of a. */
export interface RecordFact {
  readonly kind: 'record';
  readonly value: readonly string[];
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
  /** Where the literal counts: a page is one of the web app, a permission is used outside this package. */
  readonly where: 'anywhere' | 'product' | 'web';
}

export type SpecFact = CallFact | RecordFact | ConstantFact | LiteralFact;
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

export function record(...value: readonly string[]): RecordFact {
  return { kind: 'record', value };
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

/** A page of the web app; `literal` where ours is written differently from the specification's. */
export function page(value: string, literal: string = value): LiteralFact {
  return { kind: 'route', value, literal, where: 'web' };
}

/** An address or a live topic that any side may state. */
export function route(value: string, literal: string = value): LiteralFact {
  return { kind: 'route', value, literal, where: 'anywhere' };
}

export function permission(value: string): LiteralFact {
  return { kind: 'permission', value, literal: value, where: 'product' };
}
