import MagicString from 'magic-string';
import { sourceEditError } from './errors.ts';
import { importsOf } from './imports.ts';
import { readProgram, scriptOf, type Node } from './program.ts';

export interface NewImport {
  readonly from: string;
  readonly default?: string;
  readonly namespace?: string;
  readonly names?: readonly (
    | string
    | { readonly name: string; readonly as?: string; readonly isType?: boolean }
  )[];
  /** `import type`. */
  readonly isTypeOnly?: boolean;
}

type ImportNode = Extract<Node, { type: 'ImportDeclaration' }>;

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Adds what is missing, to the import that is there already where one fits. */
export function addImport(source: string, wanted: NewImport, path = 'file.tsx'): string {
  const { program } = readProgram(source, scriptOf(path));
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const style = styleOf(source, imports);
  const missing = withoutPresent(wanted, imports);
  if (missing === undefined) return source;
  const edited = new MagicString(source);
  const host = imports.find((node) => canTake(node, missing));
  if (host !== undefined) {
    edited.overwrite(host.start, host.end, writeImport(merge(source, host, missing), style));
    return edited.toString();
  }
  const text = writeImport(missing, style);
  const last = imports.at(-1);
  if (last !== undefined) edited.appendLeft(last.end, `${style.lineEnd}${text}`);
  else {
    const directive = program.body.findLast(
      (node) => node.type === 'ExpressionStatement' && isDirective(node),
    );
    if (directive !== undefined) edited.appendLeft(directive.end, `${style.lineEnd}${style.lineEnd}${text}`);
    else
      edited.appendLeft(
        startOfCode(source),
        `${text}${style.lineEnd}${program.body.length > 0 ? style.lineEnd : ''}`,
      );
  }
  return edited.toString();
}

/** Removes one local name, or the whole import when none is given. */
export function removeImport(
  source: string,
  unwanted: { readonly from: string; readonly name?: string },
  path = 'file.tsx',
): string {
  const { program } = readProgram(source, scriptOf(path));
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const edited = new MagicString(source);
  let isFound = false;
  for (const node of imports.filter((candidate) => candidate.source.value === unwanted.from)) {
    const kept = node.specifiers.filter(
      (specifier) => unwanted.name !== undefined && specifier.local.name !== unwanted.name,
    );
    if (unwanted.name !== undefined && kept.length === node.specifiers.length) continue;
    isFound = true;
    if (kept.length === 0) edited.remove(node.start, endOfLine(source, node.end));
    else {
      const style = styleOf(source, [node]);
      edited.overwrite(node.start, node.end, writeImport(describe(source, node, kept), style));
    }
  }
  if (!isFound) throw sourceEditError('not_found', `Nothing like that is imported from ${unwanted.from}.`);
  return edited.toString();
}

/** Points every import, re-export and dynamic import of one module to another one. */
export function renameImportPath(
  source: string,
  rename: { readonly from: string; readonly to: string },
  path = 'file.tsx',
): string {
  const edited = new MagicString(source);
  for (const found of importsOf(source, path)) {
    if (found.specifier === rename.from) edited.overwrite(found.start + 1, found.end - 1, rename.to);
  }
  return edited.toString();
}

interface Style {
  readonly quote: string;
  readonly end: string;
  readonly lineEnd: string;
}

function styleOf(source: string, imports: readonly ImportNode[]): Style {
  const texts = imports.map((node) => source.slice(node.start, node.end));
  const doubles = texts.filter((text) => text.includes('"')).length;
  const isDouble = texts.length === 0 ? !/from '|= '/.test(source) : doubles * 2 >= texts.length;
  const hasSemicolons = texts.length === 0 || texts.some((text) => text.endsWith(';'));
  return {
    quote: isDouble ? '"' : "'",
    end: hasSemicolons ? ';' : '',
    lineEnd: source.includes('\r\n') ? '\r\n' : '\n',
  };
}

function withoutPresent(wanted: NewImport, imports: readonly ImportNode[]): NewImport | undefined {
  const present = new Set(
    imports
      .filter((node) => node.source.value === wanted.from)
      .flatMap((node) => node.specifiers.map((specifier) => specifier.local.name)),
  );
  const names = (wanted.names ?? []).filter((name) => !present.has(localName(name)));
  const { default: standard, namespace } = wanted;
  const missing = {
    ...wanted,
    names,
    ...(standard !== undefined && present.has(standard) ? { default: '' } : {}),
    ...(namespace !== undefined && present.has(namespace) ? { namespace: '' } : {}),
  };
  const isBare = standard === undefined && namespace === undefined && wanted.names === undefined;
  const isThere = imports.some((node) => node.source.value === wanted.from);
  if (isBare) return isThere ? undefined : wanted;
  return names.length > 0 || missing.default || missing.namespace ? missing : undefined;
}

function canTake(node: ImportNode, missing: NewImport): boolean {
  if (node.source.value !== missing.from || missing.namespace) return false;
  if ((node.importKind === 'type') !== (missing.isTypeOnly === true)) return false;
  if (node.specifiers.length === 0) return false;
  if (node.specifiers.some((specifier) => specifier.type === 'ImportNamespaceSpecifier')) return false;
  const hasDefault = node.specifiers.some((specifier) => specifier.type === 'ImportDefaultSpecifier');
  return (
    !(hasDefault && missing.default) && !(missing.isTypeOnly === true && (hasDefault || missing.default))
  );
}

function merge(source: string, host: ImportNode, missing: NewImport): NewImport {
  const held = describe(source, host, host.specifiers);
  const standard = held.default ?? missing.default;
  return {
    ...held,
    ...(standard ? { default: standard } : {}),
    names: [...(held.names ?? []), ...(missing.names ?? [])],
  };
}

function describe(source: string, node: ImportNode, specifiers: ImportNode['specifiers']): NewImport {
  const standard = specifiers.find((specifier) => specifier.type === 'ImportDefaultSpecifier');
  const namespace = specifiers.find((specifier) => specifier.type === 'ImportNamespaceSpecifier');
  const named = specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
  return {
    from: node.source.value,
    isTypeOnly: node.importKind === 'type',
    ...(standard === undefined ? {} : { default: standard.local.name }),
    ...(namespace === undefined ? {} : { namespace: namespace.local.name }),
    names: named.map((specifier) => ({
      name: source.slice(specifier.imported.start, specifier.imported.end),
      as: specifier.local.name,
      isType: specifier.importKind === 'type',
    })),
  };
}

function writeImport(wanted: NewImport, style: Style): string {
  const { default: standard, namespace, names = [] } = wanted;
  for (const name of [standard, namespace, ...names.map(localName)]) {
    if (name && !NAME.test(name)) throw sourceEditError('breaks_source', `${name} is not a name.`);
  }
  if (/['"\n\\]/.test(wanted.from)) throw sourceEditError('breaks_source', `${wanted.from} is not a module.`);
  const from = `${style.quote}${wanted.from}${style.quote}${style.end}`;
  const parts = [
    ...(standard ? [standard] : []),
    ...(namespace ? [`* as ${namespace}`] : []),
    ...(names.length > 0 ? [writeNames(names, style)] : []),
  ];
  if (parts.length === 0) return `import ${from}`;
  return `import ${wanted.isTypeOnly === true ? 'type ' : ''}${parts.join(', ')} from ${from}`;
}

const MAX_ONE_LINE = 90;

function writeNames(names: NonNullable<NewImport['names']>, style: Style): string {
  const written = names.map((entry) => {
    if (typeof entry === 'string') return entry;
    const { name, as = name, isType = false } = entry;
    return `${isType ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`;
  });
  const line = `{ ${written.join(', ')} }`;
  if (line.length <= MAX_ONE_LINE) return line;
  return `{${style.lineEnd}${written.map((name) => `  ${name},${style.lineEnd}`).join('')}}`;
}

function localName(entry: NonNullable<NewImport['names']>[number]): string {
  return typeof entry === 'string' ? entry : (entry.as ?? entry.name);
}

function isDirective(node: Node): boolean {
  return node.type === 'ExpressionStatement' && typeof node.directive === 'string';
}

/** After a first line that names an interpreter. */
function startOfCode(source: string): number {
  return source.startsWith('#!') ? source.indexOf('\n') + 1 : 0;
}

/** Past the line end when nothing else follows on the line. */
function endOfLine(source: string, offset: number): number {
  const rest = /[ \t]*\r?\n/y;
  rest.lastIndex = offset;
  return rest.test(source) ? rest.lastIndex : offset;
}
