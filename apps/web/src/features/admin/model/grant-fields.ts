import { z } from 'zod';
import { adminTexts } from '../texts.data.ts';

const invalid = adminTexts.workspaces.invalidAmount;

/** As the operator types it; what is sent is checked again by the server. */
export const GrantFields = z.object({
  account: z.enum(['credits', 'balance']),
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,7}([.,]\d{1,6})?$/, invalid)
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number().positive(invalid).max(1_000_000, invalid)),
  note: z.string().trim().max(200, 'At most 200 characters.'),
});
