import { positionsOf } from './positions.ts';
import { readProgram, scriptOf, type ReadProgram } from './program.ts';

export interface ImportedName {
  /** `default` and `*` for those forms. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

export interface Import {
  readonly kind: 'static' | 'dynamic' | 'export';
  readonly specifier: string;
  /** From one. */
  readonly line: number;
  readonly names: readonly ImportedName[];
  /** Of the specifier with its quotes. */
  readonly start: number;
  readonly end: number;
}

export interface Export {
  /** `default` for that form, `*` for all of another module. */
  readonly name: string;
  readonly local: string | undefined;
  readonly isType: boolean;
  /** The module it comes from. */
  readonly from: string | undefined;
  readonly line: number;
}

/** Every module that a source asks for, in its order. */
export function importsOf(source: string, path = 'file.tsx'): readonly Import[] {
  const { module } = readProgram(source, scriptOf(path));
  const { at } = positionsOf(source);
  const place = (span: { readonly start: number; readonly end: number }) => ({
    line: at(span.start).line,
    start: span.start,
    end: span.end,
  });
  const statics = module.staticImports.map((found): Import => ({
    kind: 'static',
    specifier: found.moduleRequest.value,
    ...place(found.moduleRequest),
    names: found.entries.map(({ importName, localName, isType }) => ({
      imported: importedName(importName),
      local: localName.value,
      isType,
    })),
  }));
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }): readonly Import[] => {
    const specifier = quotedText(source.slice(moduleRequest.start, moduleRequest.end));
    return specifier === undefined
      ? []
      : [{ kind: 'dynamic', specifier, ...place(moduleRequest), names: [] }];
  });
  const all = [...statics, ...dynamics, ...reexports(module, place)];
  return all.toSorted((a, b) => a.start - b.start);
}

export function exportsOf(source: string, path = 'file.tsx'): readonly Export[] {
  const { module } = readProgram(source, scriptOf(path));
  const { at } = positionsOf(source);
  return module.staticExports.flatMap(({ entries }) =>
    entries.map((entry): Export => ({
      name: exportedName(entry.exportName),
      local: entry.localName.name ?? undefined,
      isType: entry.isType,
      from: entry.moduleRequest?.value,
      line: at(entry.start).line,
    })),
  );
}

type Module = ReadProgram['module'];
type StaticName = Module['staticImports'][number]['entries'][number]['importName'];
type ExportName = Module['staticExports'][number]['entries'][number]['exportName'];

function reexports(
  module: Module,
  place: (span: { readonly start: number; readonly end: number }) => Pick<Import, 'line' | 'start' | 'end'>,
): readonly Import[] {
  return module.staticExports.flatMap(({ entries }): readonly Import[] => {
    const request = entries[0]?.moduleRequest;
    if (request === undefined || request === null) return [];
    const names = entries.map(({ importName, exportName, isType }) => ({
      imported: importName.name ?? '*',
      local: exportedName(exportName),
      isType,
    }));
    return [{ kind: 'export', specifier: request.value, ...place(request), names }];
  });
}

function importedName({ kind, name }: StaticName): string {
  if (name !== null) return name;
  return String(kind) === 'Default' ? 'default' : '*';
}

function exportedName({ kind, name }: ExportName): string {
  if (name !== null) return name;
  return String(kind) === 'Default' ? 'default' : '*';
}

function quotedText(text: string): string | undefined {
  return /^(['"`])([^'"`\\$]*)\1$/.exec(text)?.[2];
}
