import type { DeployInput } from './deploy.ts';
import type { SourceFile } from './import-map.ts';
import type { FunctionRecord } from './ports.ts';

type Form = Pick<DeployInput, 'entrypoint' | 'importMap' | 'verifyJwt' | 'files'> & {
  readonly name: string | undefined;
};

/** A deployment as Supabase's tools send it: a part `metadata` with JSON, and a part `file` for each file. */
export async function sourcesOfForm(sent: {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
}): Promise<Form | undefined> {
  const form = await readForm(sent);
  const metadata = form && (await metadataOf(form));
  if (!metadata) return undefined;
  const files: SourceFile[] = [];
  for (const [name, part] of form) {
    if (name === 'metadata' || typeof part === 'string') continue;
    files.push({ path: part.name, content: new Uint8Array(await part.arrayBuffer()) });
  }
  const text = (name: string) => {
    const value = metadata[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const verifyJwt = metadata['verify_jwt'];
  return {
    name: text('name'),
    entrypoint: text('entrypoint_path'),
    importMap: text('import_map_path'),
    ...(typeof verifyJwt === 'boolean' && { verifyJwt }),
    files,
  };
}

async function readForm(sent: {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
}): Promise<FormData | undefined> {
  if (!/^multipart\/form-data/i.test(sent.type)) return undefined;
  try {
    return await new Response(sent.content, { headers: { 'content-type': sent.type } }).formData();
  } catch {
    return undefined;
  }
}

async function metadataOf(form: FormData): Promise<Readonly<Record<string, unknown>> | undefined> {
  const part = form.get('metadata');
  if (part === null) return undefined;
  try {
    const found: unknown = JSON.parse(typeof part === 'string' ? part : await part.text());
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}

/** The files of a function as a form. Where all lie in its own folder their paths begin there. */
export function formOfSources(
  { slug, entrypoint }: Pick<FunctionRecord, 'slug' | 'entrypoint'>,
  files: readonly SourceFile[],
): { readonly content: Uint8Array; readonly type: string } {
  const own = `${slug}/`;
  const isAlone = files.every(({ path }) => path.startsWith(own));
  const told = (path: string) => (isAlone ? path.slice(own.length) : path);
  const boundary = `loam-${crypto.randomUUID()}`;
  const metadata = JSON.stringify({ deno2_entrypoint_path: told(entrypoint) });
  const chunks: Uint8Array[] = [];
  const part = (headers: readonly string[], content: Uint8Array) =>
    chunks.push(
      Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    );
  part(['content-disposition: form-data; name="metadata"'], Buffer.from(metadata));
  for (const { path, content } of files) {
    const name = told(path)
      .replaceAll('"', '%22')
      .replaceAll(/[\r\n]/g, ' ');
    part(
      [
        `content-disposition: form-data; name="file"; filename="${name}"`,
        'content-type: application/octet-stream',
        // Some readers of forms keep the last part of a path only.
        `supabase-path: ${name}`,
      ],
      content,
    );
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { content: Buffer.concat(chunks), type: `multipart/form-data; boundary=${boundary}` };
}
