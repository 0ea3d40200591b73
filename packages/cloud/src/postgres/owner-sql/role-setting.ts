import type { Statement } from './split-statements.ts';

/** Comments may stand before it. */
const statement =
  /^(?:\s|--[^\n]*\n|\/\*[^]*?\*\/)*alter\s+(?:role|user)\s+(?<role>"[^"]+"|\w+)\s+(?:in\s+database\s+(?:"[^"]+"|\w+)\s+)?(?:set\s+(?<name>"[^"]+"|[\w.]+)\s*(?:=|\bto\b)\s*(?<value>[^]+?)|reset\s+(?<reset>"[^"]+"|[\w.]+))\s*$/i;
const shared: ReadonlySet<string> = new Set(['authenticator', 'anon', 'authenticated', 'service_role']);
const element = /\s*(?:'((?:[^']|'')*)'|"([^"]*)"|([^\s,'"]+))\s*(?:,|$)/y;

/**
 * `alter role anon set …`: the role belongs to all projects, so its setting is kept by a function of the platform in the
 * project's own database. Undefined for any other statement.
 */
export function roleSettingCall({ text, outline }: Pick<Statement, 'text' | 'outline'>): string | undefined {
  if (!/^alter (role|user)\b/i.test(outline)) return undefined;
  const found = statement.exec(text)?.groups;
  const role = bare(found?.['role']);
  if (!found || !shared.has(role)) return undefined;
  const reset = found['reset'];
  if (reset !== undefined) {
    if (bare(reset) === 'all') return perform(`reset_settings(${literal(role)})`);
    return perform(`set_setting(${literal(role)}, ${literal(bare(reset))}, null)`);
  }
  const value = readValue(found['value'] ?? '');
  if (value === undefined) return undefined;
  const written = value === 'default' ? 'null' : literal(value);
  return perform(`set_setting(${literal(role)}, ${literal(bare(found['name']))}, ${written})`);
}

/** One value, or several as PostgreSQL itself would keep them. */
function readValue(written: string): string | undefined {
  if (/^default$/i.test(written.trim())) return 'default';
  const parts: string[] = [];
  element.lastIndex = 0;
  while (element.lastIndex < written.length) {
    const [, quoted, named, plain] = element.exec(written) ?? [];
    const part = quoted?.replaceAll("''", "'") ?? named ?? plain;
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts.join(', ');
}

function bare(name: string | undefined): string {
  return name?.startsWith('"') ? name.slice(1, -1) : (name ?? '').toLowerCase();
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Without a row of its own, like the statement in whose place it stands. */
function perform(call: string): string {
  const tag = `$setting${call.length}$`;
  return `do ${tag} begin perform platform_roles.${call.replaceAll(tag, '')}; end ${tag}`;
}
