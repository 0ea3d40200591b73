import type { Account, AccountService } from "@/data/auth/account-service";
import { demoAccounts } from "@/data/auth/demo-accounts";
import { passwordDigest } from "@/data/auth/password";
import { localTable } from "@/data/local-table";
import { unique } from "@/data/record-rules";
import { type Person, currentPerson, setPerson } from "@/data/session";
import { words } from "@/lib/words";

export interface LocalAccount extends Account {
  salt: string;
  digest: string;
}

const accountTable = localTable<LocalAccount>("sign-in-accounts", {
  seed: demoAccounts,
  rules: [unique(["email"], words.authTaken)],
});

/** Accounts of this browser, to try an app with. */
export const localAccounts: AccountService = {
  signIn: async (email, password) => {
    const wanted = email.trim().toLowerCase();
    const account = accountTable.list().find((candidate) => candidate.email.toLowerCase() === wanted);
    if (!account || (await passwordDigest(account.salt, password)) !== account.digest)
      return { ok: false, message: words.authWrong };
    setPerson(personOf(account));
    return { ok: true };
  },
  signUp: async ({ name, email, password, role }) => {
    const salt = crypto.randomUUID();
    const digest = await passwordDigest(salt, password);
    const result = await accountTable.create({ name, email: email.trim(), role, about: "", salt, digest });
    if (!result.ok) return result;
    setPerson(personOf(result.record));
    return { ok: true, isWaiting: false };
  },
  signOut: async () => setPerson(null),
  update: async (changes) => {
    const result = await accountTable.update(currentPerson()?.id ?? "", changes);
    if (result.ok) setPerson(personOf(result.record));
    return result;
  },
  everyone: accountTable,
  setRole: (id, role) => accountTable.update(id, { role }),
  remove: accountTable.remove,
};

function personOf({ id, name, email, role, about, details }: Account): Person {
  return { id, name, email, role, about, details };
}
