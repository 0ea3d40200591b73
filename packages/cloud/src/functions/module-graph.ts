/** What is wrong with one import: told to whoever deploys, with its place. */
export interface ModuleFault {
  readonly file: string;
  /** From 1; absent where the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

export interface GraphPlace {
  /** `file:///app/source/`: what a function may read of files. */
  readonly sources: string;
  /** Ours, which stand in for other modules. */
  readonly standIns: string;
}

/** Reads what `deno info --json` says. Undefined when it is no such thing. */
export function findModuleFaults(text: string, place: GraphPlace): readonly ModuleFault[] | undefined {
  const graph = parseObject(text);
  const modules = graph && Array.isArray(graph['modules']) ? graph['modules'].filter(isObject) : undefined;
  if (!modules) return undefined;
  const broken = new Map(
    modules.flatMap((module): (readonly [string, string])[] =>
      typeof module['error'] === 'string' ? [[String(module['specifier']), module['error']]] : [],
    ),
  );
  const told = new Set<string>();
  const faults = modules
    .filter(({ specifier }) => String(specifier).startsWith(place.sources))
    .flatMap((module) => faultsOf(module, { place, broken, told }));
  // Of a module that nobody names with a place: the entry itself, or one of another module's.
  const rest = [...broken].filter(([specifier]) => !told.has(specifier));
  return [
    ...faults,
    ...rest.map(([specifier, error]) => ({
      file: nameOf(specifier, place),
      message: firstLine(error, place),
    })),
  ];
}

/** The packages of npm in such a graph that have one of these names, with their versions: `name@1.2.3`. */
export function findPackages(text: string, names: ReadonlySet<string>): readonly string[] {
  const packages = parseObject(text)?.['npmPackages'];
  const found = isObject(packages) ? Object.values(packages).filter(isObject) : [];
  return found.flatMap(({ name, version }) =>
    typeof name === 'string' && typeof version === 'string' && names.has(name) ? [`${name}@${version}`] : [],
  );
}

interface Reading {
  readonly place: GraphPlace;
  readonly broken: ReadonlyMap<string, string>;
  readonly told: Set<string>;
}

function faultsOf(module: Fields, { place, broken, told }: Reading): ModuleFault[] {
  const file = nameOf(String(module['specifier']), place);
  const { dependencies } = module;
  if (!Array.isArray(dependencies)) return [];
  return dependencies.filter(isObject).flatMap((dependency): ModuleFault[] => {
    const specifier = String(dependency['specifier']);
    return [dependency['code'], dependency['type']].filter(isObject).flatMap((use): ModuleFault[] => {
      const line = lineOf(use);
      const target = typeof use['specifier'] === 'string' ? use['specifier'] : undefined;
      const refused = refusalOf(specifier, target, place);
      const error = use['error'] ?? (target === undefined ? undefined : broken.get(target));
      if (target !== undefined) told.add(target);
      const message = refused ?? (typeof error === 'string' ? firstLine(error, place) : undefined);
      return message === undefined ? [] : [{ file, message, ...(line !== undefined && { line }) }];
    });
  });
}

/** What is written counts as well as where it leads: a path of the machine is no name of a module anywhere. */
function refusalOf(specifier: string, target: string | undefined, place: GraphPlace): string | undefined {
  if (/^file:/i.test(specifier))
    return `${specifier} is a file of the machine. Import it by a relative path.`;
  if (specifier.startsWith('/')) return `${specifier} is an absolute path. Import it by a relative path.`;
  const isFile = target !== undefined && /^file:/i.test(target);
  if (!isFile || target.startsWith(place.sources)) return undefined;
  if (target.startsWith(place.standIns) && !specifier.startsWith('.')) return undefined;
  return `${specifier} leads out of the folder of the functions.`;
}

function lineOf({ span }: Fields): number | undefined {
  const start = isObject(span) ? span['start'] : undefined;
  const line = isObject(start) ? start['line'] : undefined;
  return typeof line === 'number' ? line + 1 : undefined;
}

function nameOf(specifier: string, { sources }: GraphPlace): string {
  return specifier.startsWith(sources) ? decodeURIComponent(specifier.slice(sources.length)) : specifier;
}

function firstLine(error: string, { sources }: GraphPlace): string {
  return (error.split('\n')[0] ?? '').replaceAll(sources, '').slice(0, 500);
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
