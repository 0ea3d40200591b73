/** What `supabase/config.toml` says, as far as a cloud has it. */
export interface BackendConfig {
  readonly projectRef: string | undefined;
  readonly functions: Readonly<Record<string, FunctionConfig>>;
  readonly buckets: readonly BucketConfig[];
  /** In the words of the auth service's settings. */
  readonly auth: Readonly<Record<string, string | number | boolean>>;
  /** Ways to sign in that need a client of the provider's, which no file may hold. */
  readonly providers: readonly string[];
}

export interface FunctionConfig {
  readonly verifyJwt: boolean | undefined;
  /** Below `supabase/functions/`. */
  readonly importMap: string | undefined;
  readonly entrypoint: string | undefined;
}

export interface BucketConfig {
  readonly id: string;
  readonly isPublic: boolean;
  readonly sizeLimit: number | null;
  readonly mimeTypes: readonly string[] | null;
}

type Value = string | number | boolean | readonly Value[];
type Table = Readonly<Record<string, Value>>;

export function readBackendConfig(text: string): BackendConfig {
  const tables = readToml(text);
  const root = tables.get('') ?? {};
  const named = (prefix: string) =>
    [...tables].flatMap(([name, table]): (readonly [string, Table])[] =>
      name.startsWith(`${prefix}.`) && !name.slice(prefix.length + 1).includes('.')
        ? [[name.slice(prefix.length + 1), table]]
        : [],
    );
  return {
    projectRef: textOf(root['project_id']),
    functions: Object.fromEntries(named('functions').map(([slug, table]) => [slug, functionConfig(table)])),
    buckets: named('storage.buckets').map(([id, table]) => bucketConfig(id, table)),
    auth: authSettingsOf(tables),
    providers: named('auth.external').flatMap(([name, table]) => (table['enabled'] === true ? [name] : [])),
  };
}

function functionConfig(table: Table): FunctionConfig {
  const verifyJwt = table['verify_jwt'];
  return {
    verifyJwt: typeof verifyJwt === 'boolean' ? verifyJwt : undefined,
    importMap: belowFunctions(textOf(table['import_map'])),
    entrypoint: belowFunctions(textOf(table['entrypoint'])),
  };
}

/** Paths of the file are relative to itself. */
function belowFunctions(path: string | undefined): string | undefined {
  return path?.replace(/^\.\//, '').replace(/^functions\//, '');
}

const units: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

function bucketConfig(id: string, table: Table): BucketConfig {
  const types = table['allowed_mime_types'];
  const [, amount, unit] = /^(\d+)\s*([kmg]?)i?b?$/i.exec(String(table['file_size_limit'] ?? '')) ?? [];
  const factor = units[unit?.toLowerCase() ?? ''] ?? 1;
  return {
    id,
    isPublic: table['public'] === true,
    sizeLimit: amount === undefined ? null : Number(amount) * factor,
    mimeTypes: Array.isArray(types) ? types.map(String) : null,
  };
}

/** Where they are called otherwise; `not` for those that say the contrary. */
const settingNames: readonly (readonly [table: string, name: string, setting: string, not?: 'not'])[] = [
  ['auth', 'enable_signup', 'disable_signup', 'not'],
  ['auth', 'enable_anonymous_sign_ins', 'external_anonymous_users_enabled'],
  ['auth', 'minimum_password_length', 'password_min_length'],
  ['auth', 'jwt_expiry', 'jwt_exp'],
  ['auth.email', 'enable_signup', 'external_email_enabled'],
  ['auth.email', 'enable_confirmations', 'mailer_autoconfirm', 'not'],
  ['auth.email', 'double_confirm_changes', 'mailer_secure_email_change_enabled'],
  ['auth.email', 'otp_length', 'mailer_otp_length'],
  ['auth.email', 'otp_expiry', 'mailer_otp_exp'],
];

function authSettingsOf(tables: ReadonlyMap<string, Table>): BackendConfig['auth'] {
  const pairs = settingNames.flatMap(([table, name, setting, not]): [string, string | number | boolean][] => {
    const value = tables.get(table)?.[name];
    if (typeof value === 'boolean') return [[setting, not === 'not' ? !value : value]];
    return typeof value === 'number' ? [[setting, value]] : [];
  });
  const urls = tables.get('auth')?.['additional_redirect_urls'];
  // Those of a developer's own machine mean nothing here.
  const ours = Array.isArray(urls)
    ? urls.map(String).filter((url) => url.startsWith('https://') && !/\/\/(localhost|127\.)/.test(url))
    : [];
  return { ...Object.fromEntries(pairs), ...(ours.length > 0 && { uri_allow_list: ours.join(',') }) };
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Tables by their names; what is no plain value (inline tables, dates) is passed over. */
function readToml(text: string): ReadonlyMap<string, Table> {
  const tables = new Map<string, Record<string, Value>>();
  let table = tableAt(tables, '');
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = withoutComment(lines[at] ?? '');
    const head = /^\[\[?([^\]]+)\]\]?$/.exec(line)?.[1];
    if (head !== undefined) {
      table = tableAt(tables, keyOf(head));
      continue;
    }
    const [, name, first = ''] = /^([\w."'-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    let value = first;
    // A list may go over several lines.
    while (value.startsWith('[') && !value.endsWith(']') && at + 1 < lines.length)
      value += withoutComment(lines[(at += 1)] ?? '');
    const read = readValue(value);
    if (read !== undefined && !name.startsWith('__')) table[keyOf(name)] = read;
  }
  return tables;
}

function tableAt(tables: Map<string, Record<string, Value>>, name: string): Record<string, Value> {
  const found = tables.get(name) ?? {};
  tables.set(name, found);
  return found;
}

function keyOf(text: string): string {
  return text
    .split('.')
    .map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .join('.');
}

function withoutComment(line: string): string {
  const kept = /^(?:[^#"']|"(?:\\.|[^"\\])*"|'[^']*')*/.exec(line)?.[0] ?? '';
  return kept.trim();
}

function readValue(text: string): Value | undefined {
  if (/^(true|false)$/.test(text)) return text === 'true';
  if (/^[+-]?[\d_]+(\.\d+)?$/.test(text)) return Number(text.replaceAll('_', ''));
  const quoted = /^(["'])(.*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) return text.startsWith("'") ? quoted : quoted.replaceAll(/\\(.)/g, '$1');
  if (!text.startsWith('[')) return undefined;
  const items = text.slice(1, -1).match(/"(?:\\.|[^"\\])*"|'[^']*'|[^\s,]+/g) ?? [];
  return items.flatMap((item) => readValue(item) ?? []);
}
