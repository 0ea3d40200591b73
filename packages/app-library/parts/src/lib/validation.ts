import { z } from "zod";

export function isEmailOrEmpty(value: string): boolean {
  return value === "" || z.email().safeParse(value).success;
}

export function isUrlOrEmpty(value: string): boolean {
  return value === "" || z.url({ protocol: /^https?$/ }).safeParse(value).success;
}
