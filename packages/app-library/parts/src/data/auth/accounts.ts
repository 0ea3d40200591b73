import { demoAccounts } from "@/data/auth/demo-accounts";
import { passwordDigest } from "@/data/auth/password";
import { localTable } from "@/data/local-table";
import type { RecordBase, SaveResult } from "@/data/record-base";
import { unique } from "@/data/record-rules";
import { type Person, currentPerson, setPerson } from "@/data/session";
import { words } from "@/lib/words";

export interface Account extends RecordBase {
  name: string;
  email: string;
  role: string;
  about: string;
  salt: string;
  digest: string;
}

export const accountTable = localTable<Account>("sign-in-accounts", {
  seed: demoAccounts,
  rules: [unique(["email"], words.authTaken)],
});

interface NewAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

export async function signIn(email: string, password: string): Promise<boolean> {
  const wanted = email.trim().toLowerCase();
  const account = accountTable.list().find((candidate) => candidate.email.toLowerCase() === wanted);
  if (!account || (await passwordDigest(account.salt, password)) !== account.digest) return false;
  setPerson(personOf(account));
  return true;
}

export async function signUp({ name, email, password, role }: NewAccount): Promise<SaveResult<Account>> {
  const salt = crypto.randomUUID();
  const digest = await passwordDigest(salt, password);
  const result = await accountTable.create({ name, email: email.trim(), role, about: "", salt, digest });
  if (result.ok) setPerson(personOf(result.record));
  return result;
}

export function signOut() {
  setPerson(null);
}

/** Changes the signed-in person's own account. */
export async function updateAccount(changes: Partial<Omit<Person, "id">>): Promise<SaveResult<Account>> {
  const result = await accountTable.update(currentPerson()?.id ?? "", changes);
  if (result.ok) setPerson(personOf(result.record));
  return result;
}

function personOf({ id, name, email, role, about }: Account): Person {
  return { id, name, email, role, about };
}
