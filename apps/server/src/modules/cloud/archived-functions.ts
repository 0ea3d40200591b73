import type { Functions, FunctionWithSources } from '@loam/cloud/functions';
import type { TarEntry } from '@loam/cloud/postgres';
import { errorMessage } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';

type SourceFile = FunctionWithSources['files'][number];

/** Beside the sources: what a function is called and whom it answers. */
const listPath = 'functions.json';
const folder = 'functions/';
const secretsPath = 'secrets.txt';
/** Of all sources together: they are kept until the database is taken in. */
const maxBytes = 100 * 1024 * 1024;

const Listed = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    entrypoint: z.string(),
    import_map: z.string().nullable(),
    verify_jwt: z.boolean(),
  }),
);
type ListedFunction = z.infer<typeof Listed>[number];

export function listText(functions: readonly FunctionWithSources[]): string {
  const listed: ListedFunction[] = functions.map(({ record }) => ({
    slug: record.slug,
    name: record.name,
    entrypoint: record.entrypoint,
    import_map: record.importMap ?? null,
    verify_jwt: record.verifyJwt,
  }));
  return `${JSON.stringify(listed, undefined, 2)}\n`;
}

export const functionListPath = listPath;

export interface DeployedFunctions {
  readonly functions: number;
  readonly failed_functions: { readonly slug: string; readonly reason: string }[];
  /** Names of secrets that the functions had; the values are not in an archive. */
  readonly secrets: string[];
}

export interface FunctionsOfArchive {
  /** False when the entry is none of its own. */
  take(entry: TarEntry): Promise<boolean>;
  /** Each by itself: one that cannot be deployed is told, the others are. */
  deploy(functions: Pick<Functions, 'deploy'> | undefined, ref: string): Promise<DeployedFunctions>;
}

export function functionsOfArchive(): FunctionsOfArchive {
  const sources = new Map<string, SourceFile>();
  let listed: readonly ListedFunction[] = [];
  let secrets: string[] = [];
  let bytes = 0;
  return {
    async take({ path, body, sizeBytes }) {
      if (!path.startsWith(folder) && path !== listPath && path !== secretsPath) return false;
      bytes += sizeBytes;
      if (bytes > maxBytes)
        throw new ApiError('invalid_input', 'The functions in this archive are too large.');
      const content = await buffer(body);
      if (path === secretsPath) secrets = linesIn(content.toString());
      else if (path === listPath) listed = parseList(content.toString());
      else sources.set(path, { path: path.slice(folder.length), content });
      return true;
    },
    async deploy(functions, ref) {
      const files = [...sources.values()];
      const failed: { slug: string; reason: string }[] = [];
      const wanted = listed.length > 0 ? listed : guessed(files);
      for (const { slug, name, entrypoint, import_map: importMap, verify_jwt: verifyJwt } of wanted) {
        const own = files.filter(({ path }) => isSourceOf(slug, path));
        const input = { slug, name, entrypoint, importMap: importMap ?? undefined, verifyJwt, files: own };
        try {
          if (!functions) throw new ApiError('unavailable', 'Functions do not run on this installation.');
          await functions.deploy(ref, input);
        } catch (error) {
          failed.push({ slug, reason: errorMessage(error).slice(0, 500) });
        }
      }
      return { functions: wanted.length - failed.length, failed_functions: failed, secrets };
    },
  };
}

/** Its own folder, and what functions share: folders that begin with `_`, and files beside the folders. */
function isSourceOf(slug: string, path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  return first === slug || first.startsWith('_') || rest.length === 0;
}

/** An archive without a list is one from before there was one. */
function guessed(files: readonly SourceFile[]): readonly ListedFunction[] {
  const slugs = files.flatMap(({ path }) => /^([^/_][^/]*)\/index\.ts$/.exec(path)?.[1] ?? []);
  return slugs.map((slug) => ({
    slug,
    name: slug,
    entrypoint: `${slug}/index.ts`,
    import_map: null,
    verify_jwt: true,
  }));
}

function parseList(text: string): readonly ListedFunction[] {
  try {
    return Listed.parse(JSON.parse(text));
  } catch {
    throw new ApiError('invalid_input', `${listPath} of this archive cannot be read.`);
  }
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
