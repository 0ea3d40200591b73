import { z } from "zod";
import { words } from "@/lib/words";

export function isEmailOrEmpty(value: string): boolean {
  return value === "" || z.email().safeParse(value).success;
}

export function isUrlOrEmpty(value: string): boolean {
  return value === "" || z.url({ protocol: /^https?$/ }).safeParse(value).success;
}

export const emailSchema = z
  .string()
  .trim()
  .min(1, words.invalidEmail)
  .refine(isEmailOrEmpty, words.invalidEmail);
