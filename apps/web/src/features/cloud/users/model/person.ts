import type { BackendUser } from '@loam/contract';
import { userWords } from '../texts.data.ts';

/** What a person is called in lists and questions. */
export function personName({
  display_name: name,
  email_data: email,
  phone_data: phone,
}: BackendUser): string {
  return name ?? email?.email ?? phone?.phone ?? userWords.anonymous;
}

const names: Readonly<Record<string, string>> = {
  email: 'Email',
  phone: 'Phone',
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
};

export function methodName(provider: string): string {
  return names[provider] ?? provider.replace(/^./, (letter) => letter.toUpperCase());
}
