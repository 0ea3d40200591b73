import { chatTexts, ModelServerBody } from '@loam/contract';
import { z } from 'zod';
import { modelServerTexts } from '../texts.data.ts';

const Text = z.string().trim().max(500);
const Sight = z.enum(['auto', 'yes', 'no']);

/** As people write it: 128000, 128,000 or 128k; nothing is judged by the model's name. */
const Tokens = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '') return undefined;
    const found = /^(\d{1,3}(?:[ ,.']?\d{3})*|\d+)\s*(k|m)?$/i.exec(text);
    const digits = (found?.[1] ?? '').replaceAll(/\D/g, '');
    const factor = { k: 1_000, m: 1_000_000 }[(found?.[2] ?? '').toLowerCase()] ?? 1;
    const tokens = ModelServerBody.shape.context_tokens.safeParse(
      digits === '' ? NaN : Number(digits) * factor,
    );
    if (tokens.success) return tokens.data;
    context.addIssue({
      code: 'custom',
      message: tokens.error.issues[0]?.message ?? modelServerTexts.context,
    });
    return z.NEVER;
  });

/** What a form about a model server asks for; a key of a provider has the same fields, without an address. */
export const ServerFields = z.object({
  base_url: Text.pipe(ModelServerBody.shape.base_url),
  api_key: Text,
  default_model: Text.max(200),
  context_tokens: Tokens,
  sees_images: Sight,
});
export const KeyFields = ServerFields.extend({
  base_url: Text,
  api_key: Text.min(1, chatTexts.keyNeeded),
});

export type ServerFormValues = z.input<typeof ServerFields>;
export type FilledServerFields = z.output<typeof ServerFields>;

interface SavedServer {
  readonly base_url: string | null;
  readonly default_model: string | null;
  readonly context_tokens: number | null;
  readonly sees_images: boolean | null;
}

/** A key is never shown again, so it is never filled in. */
export function valuesOf(saved: SavedServer | null): ServerFormValues {
  const sight = saved?.sees_images ?? null;
  return {
    base_url: saved?.base_url ?? '',
    api_key: '',
    default_model: saved?.default_model ?? '',
    context_tokens: String(saved?.context_tokens ?? ''),
    sees_images: sight === null ? 'auto' : sight ? 'yes' : 'no',
  };
}

/** What was left empty is not sent. */
export function bodyOf(fields: FilledServerFields): ModelServerBody {
  const { base_url, api_key, default_model, context_tokens, sees_images } = fields;
  return {
    base_url,
    ...(api_key === '' ? {} : { api_key }),
    ...(default_model === '' ? {} : { default_model }),
    ...(context_tokens === undefined ? {} : { context_tokens }),
    ...(sees_images === 'auto' ? {} : { sees_images: sees_images === 'yes' }),
  };
}
