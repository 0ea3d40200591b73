import { accountLimits, type SignUpMode, Username } from '@loam/contract';

/** The first account of an installation is always let in: somebody has to be the operator. */
export function maySignUp(
  mode: SignUpMode,
  facts: { readonly isFirst: boolean; readonly isInvited: boolean },
): boolean {
  return facts.isFirst || mode === 'open' || (mode === 'invite' && facts.isInvited);
}

/** Names to try, best first; the last ones carry digits from `suffix` and are practically free. */
export function usernameCandidates(
  person: { readonly name: string; readonly email: string },
  suffix: string,
): string[] {
  const mailbox = person.email.split('@')[0] ?? '';
  const bases = [slugOf(person.name), slugOf(mailbox), 'user'].filter((base) => base !== '');
  const withSuffix = bases.map(
    (base) => `${base.slice(0, accountLimits.usernameMaxLength - 9)}-${suffix.slice(0, 8)}`,
  );
  return [...bases.slice(0, -1), ...withSuffix]
    .map(trimHyphens)
    .filter((name) => Username.safeParse(name).success);
}

export type RoleFault = 'last_operator' | 'own_account';

/** An installation without an operator could not be helped, and nobody should lock themselves out by a slip. */
export function operatorChangeFault(facts: {
  readonly isSelf: boolean;
  readonly isActiveOperator: boolean;
  readonly staysOperator: boolean;
  readonly otherActiveOperators: number;
}): RoleFault | undefined {
  if (facts.staysOperator) return undefined;
  if (facts.isActiveOperator && facts.otherActiveOperators === 0) return 'last_operator';
  return facts.isSelf ? 'own_account' : undefined;
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return trimHyphens(plain.replaceAll(/[^a-z0-9]+/g, '-')).slice(0, accountLimits.usernameMaxLength);
}

function trimHyphens(text: string): string {
  return text.replaceAll(/^-+|-+$/g, '').replaceAll(/-{2,}/g, '-');
}
