import { like } from '../lexicon/pattern.ts';
import { AppError } from '@loam/kernel';
import {
  addImport,
  exportsOf,
  findName,
  importsOf,
  type NewImport,
  parse,
  removeImport,
} from '@loam/source-edit';
import type { Change, Fault } from '../reply.ts';
import { ICON_NAMES } from '../write/icons.data.ts';
import { KNOWN_NAMES } from './known-names.data.ts';
import { closeElements } from './close-elements.ts';
import { MISSING_MODULE, nearestFile, withoutMissing } from './missing-module.ts';

export interface Mended {
  readonly changes: readonly Change[];
  readonly told: string;
}

type Files = ReadonlyMap<string, string>;

interface Case {
  readonly path: string;
  readonly source: string;
  readonly files: Files;
  readonly fault: Fault;
}

type Cure = (found: RegExpExecArray, place: Case) => Mended | null;

const CURES: readonly (readonly [RegExp, Cure])[] = [
  [/Cannot find name '([\w$]+)'|'?([\w$]+)'? is not defined|'([\w$]+)' refers to a UMD global/i, missingName],
  [MISSING_MODULE, missingModule],
  [
    like.i`
  Module '"?([^'"]+)"?' has no exported member '([\w$]+)'|"([\w$]+)" is not exported by "([^"]+)"
  |does not provide an export named '([\w$]+)'|No matching export in "([^"]+)" for import "([\w$]+)"`,
    missingExport,
  ],
  [/Module '"?([^'"]+)"?' has no default export|has no default export/i, missingDefault],
  [
    /'([\w$]+)' is declared but (?:its value is )?never (?:read|used)|All imports in import declaration are unused/i,
    unusedName,
  ],
  [
    /Duplicate identifier '([\w$]+)'|Cannot redeclare block-scoped variable '([\w$]+)'|Identifier [`']([\w$]+)[`'] has already been declared/i,
    duplicateName,
  ],
  [
    /Cannot read propert(?:y|ies) (?:of undefined|of null|'[^']+' of undefined|'[^']+' of null) ?\(?(?:reading '([\w$]+)')?|([\w$.]+) is undefined|can't access property "([\w$]+)"/i,
    undefinedValue,
  ],
  [
    /'([\w$.]+)' is possibly '?(?:undefined|null)|Object is possibly '(?:undefined|null)'/i,
    possiblyUndefined,
  ],
  [/unique "key" prop|Missing "key" prop/i, missingKey],
  [/Property '([\w$]+)' does not exist on type '(?:IntrinsicAttributes|[\w<>{} &:;?"'|,.$]*)'/i, badProp],
  [
    /Expected corresponding JSX closing tag|JSX element '?[\w.]*'? has no corresponding closing tag|Unterminated JSX|Unexpected (?:token|end)|Expected `?<\/|Expected (?:corresponding )?closing/i,
    unclosed,
  ],
];

/** A known cause and its cure; null where none is known. */
export function mendFault(fault: Fault, files: Files): Mended | null {
  for (const [pattern, cure] of CURES) {
    const found = pattern.exec(fault.message);
    if (!found) continue;
    for (const path of suspects(fault, files, found)) {
      const source = files.get(path) ?? '';
      const mended = safely(() => cure(found, { path, source, files, fault }));
      if (
        mended &&
        mended.changes.every(
          ({ path: at, content }) =>
            content === null || at.endsWith('.html') || parse(content, at).errors.length === 0,
        )
      )
        return mended;
    }
  }
  return null;
}

/** The file that the fault names; otherwise those that speak of the name. */
function suspects({ path, message }: Fault, files: Files, found: RegExpExecArray): readonly string[] {
  const named = path ?? /((?:src)\/[\w./-]+\.[a-z]+)/i.exec(message)?.[1];
  const plain = (named ?? '')
    .replace(/^https?:\/\/[^/]+\//, '')
    .replace(/[?#].*$/, '')
    .replace(/^\.?\//, '');
  const exact = files.has(plain)
    ? plain
    : [...files.keys()].find((one) => plain !== '' && plain.endsWith(one));
  if (exact !== undefined) return [exact];
  const word = found.slice(1).find((group) => group !== undefined);
  return [...files.keys()].filter(
    (one) =>
      /^src\/.+\.[jt]sx?$|^index\.html$/.test(one) &&
      !one.startsWith('src/components/ui/') &&
      (word === undefined || (files.get(one) ?? '').includes(word)),
  );
}

function safely<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const groupsOf = (found: RegExpExecArray): readonly string[] =>
  found.slice(1).filter((group) => group !== undefined);
const one = (path: string, content: string, told: string): Mended => ({
  changes: [{ path, content }],
  told: `\`${path}\`: ${told}`,
});

function missingName(found: RegExpExecArray, { path, source, files }: Case): Mended | null {
  const [name = ''] = groupsOf(found);
  if (
    !findName(source, name, path).some(({ kind }) => kind === 'used') ||
    findName(source, name, path).some(({ kind }) => kind !== 'used')
  )
    return null;
  const wanted = importFor(name, files, path);
  return wanted && one(path, addImport(source, wanted, path), `import { ${name} } from "${wanted.from}"`);
}

/** From a library that is always there, from a file of the project, or an icon. */
function importFor(name: string, files: Files, importer: string): NewImport | null {
  const known = KNOWN_NAMES[name];
  if (known !== undefined) return { from: known, names: [name] };
  if (name === 'React') return { from: 'react', namespace: 'React' };
  for (const [path, source] of files) {
    if (path === importer || !/^src\/.+\.[jt]sx?$/.test(path) || !source.includes(name)) continue;
    const exported = safely(() => exportsOf(source, path)) ?? [];
    const from = `@/${path.replace(/^src\//, '').replace(/\.[jt]sx?$/, '')}`;
    if (exported.some((entry) => entry.name === name)) return { from, names: [name] };
    if (exported.some((entry) => entry.name === 'default' && entry.local === name))
      return { from, default: name };
  }
  const icon = name.replace(/Icon$/, '');
  return ICON_NAMES.has(icon) || icon !== name ? { from: 'lucide-react', names: [name] } : null;
}

function missingModule(found: RegExpExecArray, place: Case): Mended | null {
  const [specifier = ''] = groupsOf(found);
  const mended = withoutMissing(specifier, place);
  return mended && one(place.path, mended.source, mended.told);
}

function missingExport(found: RegExpExecArray, { path, source, files }: Case): Mended | null {
  const groups = groupsOf(found);
  for (const name of groups) {
    const entry = safely(() => importsOf(source, path))?.find(({ names }) =>
      names.some((one_) => one_.imported === name),
    );
    if (!entry) continue;
    const target = nearestFile(entry.specifier, files);
    const targetPath =
      target === null
        ? undefined
        : [...files.keys()].find((file) => file.replace(/\.[jt]sx?$/, '') === `src/${target.slice(2)}`);
    const exported = targetPath === undefined ? [] : exportsOf(files.get(targetPath) ?? '', targetPath);
    const stripped = removeImport(source, { from: entry.specifier, name }, path);
    if (exported.some(({ name: out }) => out === 'default'))
      return one(
        path,
        addImport(stripped, { from: entry.specifier, default: name }, path),
        `import ${name} from "${entry.specifier}"`,
      );
    const elsewhere = importFor(name, files, path);
    if (elsewhere && elsewhere.from !== entry.specifier)
      return one(path, addImport(stripped, elsewhere, path), `import { ${name} } from "${elsewhere.from}"`);
    if (entry.specifier === 'lucide-react')
      return one(
        path,
        addImport(stripped, { from: 'lucide-react', names: [{ name: 'Circle', as: name }] }, path),
        `import { Circle as ${name} } from "lucide-react"`,
      );
  }
  return null;
}

function missingDefault(found: RegExpExecArray, { path, source, files }: Case): Mended | null {
  const [module = ''] = groupsOf(found);
  const entry = importsOf(source, path).find(
    ({ specifier, names }) =>
      (module === '' || module.endsWith(specifier.replace(/^[@.]+\//, ''))) &&
      names.some(({ imported }) => imported === 'default'),
  );
  const local = entry?.names.find(({ imported }) => imported === 'default')?.local;
  if (!entry || local === undefined) return null;
  const target = nearestFile(entry.specifier, files);
  const targetPath =
    target === null
      ? undefined
      : [...files.keys()].find((file) => file.replace(/\.[jt]sx?$/, '') === `src/${target.slice(2)}`);
  const targetSource = targetPath === undefined ? undefined : files.get(targetPath);
  if (targetPath === undefined || targetSource === undefined) return null;
  const exported = exportsOf(targetSource, targetPath);
  if (exported.some(({ name }) => name === local))
    return one(
      path,
      addImport(
        removeImport(source, { from: entry.specifier, name: local }, path),
        { from: entry.specifier, names: [local] },
        path,
      ),
      `import { ${local} } from "${entry.specifier}"`,
    );
  const declared = findName(targetSource, local, targetPath).some(({ kind }) => kind === 'declared');
  return declared
    ? one(targetPath, `${targetSource.trimEnd()}\n\nexport default ${local};\n`, `export default ${local}`)
    : null;
}

function unusedName(found: RegExpExecArray, { path, source }: Case): Mended | null {
  const [name = ''] = groupsOf(found);
  const entry = importsOf(source, path).find(({ names }) => names.some(({ local }) => local === name));
  return entry ? one(path, removeImport(source, { from: entry.specifier, name }, path), `– ${name}`) : null;
}

/** Imported twice: once is enough. */
function duplicateName(found: RegExpExecArray, { path, source }: Case): Mended | null {
  const [name = ''] = groupsOf(found);
  const line = like.m`^import\s+(?:type\s+)?(?:\{\s*${name}\s*\}|${name})\s+from\s+["'][^"']+["'];?\s*$`;
  const again = like.g`\b${name}\b`;
  const match = line.exec(source);
  if (match && (source.match(again)?.length ?? 0) > 1)
    return one(path, source.replace(match[0], '').replace(/^\n+/, ''), `– ${match[0].trim()}`);
  const inside = like.plain`([{,]\s*${name}\b[^}]*?),\s*${name}\b(?=\s*[,}])`.exec(source);
  return inside ? one(path, source.replace(inside[0], inside[1] ?? inside[0]), `– ${name}`) : null;
}

/** The line that the fault points at through a change. */
function changedLine({ source, fault }: Case, change: (line: string) => string): string | null {
  const lines = source.split('\n');
  const at = fault.line === undefined ? -1 : fault.line - 1;
  const old = lines[at];
  const next = old === undefined ? undefined : change(old);
  if (next === undefined || next === old) return null;
  lines[at] = next;
  return lines.join('\n');
}

const LISTS = 'map|filter|forEach|reduce|find|some|every|slice|join|length|includes|flatMap|sort|toSorted';

/** A list that is not there yet is an empty one; other members are reached with care. */
function undefinedValue(found: RegExpExecArray, place: Case): Mended | null {
  const [member = ''] = groupsOf(found);
  const name = member.split('.').at(-1) ?? member;
  const isList = like.plain`^(?:${LISTS})$`.test(name);
  const guard = (line: string): string => {
    const access = like.u`(?<![\w$?])((?:[A-Za-z_$][\w$]*)(?:\??\.[A-Za-z_$][\w$]*)*)\.(${name})\b`.exec(
      line,
    );
    if (!access || /^(?:React|Object|Array|Math|JSON|console|window|document)$/.test(access[1] ?? ''))
      return line;
    const safe =
      isList && name !== 'length' && name !== 'forEach'
        ? `(${access[1] ?? ''} ?? []).${name}`
        : `${access[1] ?? ''}?.${name}`;
    return line.slice(0, access.index) + safe + line.slice(access.index + access[0].length);
  };
  const next =
    changedLine(place, guard) ?? (place.fault.line === undefined ? guardFirst(place.source, guard) : null);
  return next === null ? null : one(place.path, next, `${name} ?`);
}

function guardFirst(source: string, guard: (line: string) => string): string | null {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => !/^\s*import\b/.test(line) && guard(line) !== line);
  const old = lines[at];
  if (old === undefined) return null;
  lines[at] = guard(old);
  return lines.join('\n');
}

function possiblyUndefined(found: RegExpExecArray, place: Case): Mended | null {
  const [name = ''] = groupsOf(found);
  if (name === '') return null;
  const next = changedLine(place, (line) =>
    line
      .replace(like.plain`(?<![\w$.?])${name.replaceAll('.', String.raw`\.`)}\.(?=[A-Za-z_$])`, `${name}?.`)
      .replace(like.plain`(?<![\w$.?])${name.replaceAll('.', String.raw`\.`)}\[`, `${name}?.[`),
  );
  return next === null ? null : one(place.path, next, `${name}?.`);
}

/** `items.map((item) => <li>` without a key. */
function missingKey(_found: RegExpExecArray, { path, source }: Case): Mended | null {
  const match =
    /\.map\(\s*\(?\s*([A-Za-z_$][\w$]*)\s*(?:,\s*([A-Za-z_$][\w$]*)\s*)?\)?\s*=>\s*\(?\s*<([A-Za-z][\w.]*)(?![^>]*\bkey=)/u.exec(
      source,
    );
  if (!match) return null;
  const [whole, item = 'item', index, tag = ''] = match;
  const named =
    index === undefined ? whole.replace(like.plain`\(?\s*${item}\s*\)?\s*=>`, `(${item}, index) =>`) : whole;
  const keyed = named.replace(like.plain`<${tag}$`, `<${tag} key={${index ?? 'index'}}`);
  return one(path, source.replace(whole, keyed), `key={${index ?? 'index'}}`);
}

function badProp(found: RegExpExecArray, place: Case): Mended | null {
  const [name = ''] = groupsOf(found);
  if (!/IntrinsicAttributes|Props|JSX/.test(place.fault.message)) return null;
  const next = changedLine(place, (line) =>
    line.replace(like.plain`\s${name}=(?:"[^"]*"|\{[^{}]*\})|\s${name}(?=[\s/>])`, ''),
  );
  return next === null ? null : one(place.path, next, `– ${name}`);
}

function unclosed(_found: RegExpExecArray, { path, source }: Case): Mended | null {
  const next = closeElements(source, path);
  return next === null ? null : one(path, next, '</…>');
}
