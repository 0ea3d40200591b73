import { createHash } from 'node:crypto';
import { AppError } from '@loam/kernel';
import { fieldOf, json, type ManagementRoute, refusal } from '../management/index.ts';

/** Whoever keeps the secrets of all projects. */
export interface ManagedSecrets {
  list(ref: string): Promise<readonly { readonly name: string; readonly updatedAt: Date }[]>;
  read(ref: string): Promise<Readonly<Record<string, string>>>;
  save(ref: string, secrets: Readonly<Record<string, string>>): Promise<void>;
  remove(ref: string, names: readonly string[]): Promise<number>;
}

/** Secrets in the Management API. As with Supabase a digest stands where the value would. */
export function secretRoutes(secrets: ManagedSecrets): ManagementRoute[] {
  return [
    {
      method: 'GET',
      pattern: 'secrets',
      access: 'edit',
      whileClosed: true,
      async handle({ ref }) {
        const [entries, values] = await Promise.all([secrets.list(ref), secrets.read(ref)]);
        const told = entries.map(({ name, updatedAt }) => ({
          name,
          value: createHash('sha256')
            .update(values[name] ?? '')
            .digest('hex'),
          updated_at: updatedAt.toISOString(),
        }));
        return json(
          200,
          told.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
        );
      },
    },
    {
      method: 'POST',
      pattern: 'secrets',
      access: 'edit',
      whileClosed: true,
      async handle({ ref, body }) {
        const wanted = pairsOf(body);
        if (!wanted) return refusal(400, 'Send a list of {name, value}.');
        try {
          await secrets.save(ref, wanted);
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'secret_invalid') throw error;
          return refusal(400, error.detail);
        }
        return { status: 201, headers: {} };
      },
    },
    {
      method: 'DELETE',
      pattern: 'secrets',
      access: 'edit',
      whileClosed: true,
      async handle({ ref, body }) {
        const names: unknown[] = Array.isArray(body) ? body : [];
        if (names.length === 0 || !names.every((name) => typeof name === 'string')) {
          return refusal(400, 'Send a list of names.');
        }
        await secrets.remove(ref, names);
        return json(200, {});
      },
    },
  ];
}

function pairsOf(body: unknown): Readonly<Record<string, string>> | undefined {
  if (!Array.isArray(body) || body.length === 0) return undefined;
  const pairs: [string, string][] = [];
  for (const entry of body) {
    const name = fieldOf(entry, 'name');
    const value = fieldOf(entry, 'value');
    if (typeof name !== 'string' || typeof value !== 'string') return undefined;
    pairs.push([name, value]);
  }
  return Object.fromEntries(pairs);
}
