import { z } from 'zod';

/** What nobody changes in place, down to its leaves. */
export type Fixed<T> = T extends object ? { readonly [Key in keyof T]: Fixed<T[Key]> } : T;

/** The type of what a schema reads. */
export type Of<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

export const text = z.string();
export const texts = z.array(text);
export const maybe = text.exactOptional();

/** A choice of a record has this option. */
export const optionIs = z.object({ field: text, option: text });
