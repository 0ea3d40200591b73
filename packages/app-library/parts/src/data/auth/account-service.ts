import type { DataTable, RecordBase } from "@/data/record-base";
import type { Person } from "@/data/session";

export interface Account extends RecordBase {
  name: string;
  email: string;
  role: string;
  about: string;
  details?: Person["details"];
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

export type AccountResult = { ok: true } | { ok: false; message: string };

/** Who may come in, wherever accounts are kept. Screens know only this. */
export interface AccountService {
  signIn: (email: string, password: string) => Promise<AccountResult>;
  /** `isWaiting`: a link was sent, and the account works once it was opened. */
  signUp: (account: NewAccount) => Promise<{ ok: true; isWaiting: boolean } | { ok: false; message: string }>;
  signOut: () => Promise<void>;
  /** Changes the signed-in person's own account. */
  update: (changes: Partial<Pick<Person, "name" | "email" | "about" | "details">>) => Promise<AccountResult>;
  /** Everyone with an account, for those who run the app. */
  everyone: Pick<DataTable<Account>, "list" | "subscribe">;
  setRole: (id: string, role: string) => Promise<AccountResult>;
  /** Absent where an account can only be removed by whoever runs the cloud. */
  remove?: (id: string) => Promise<void>;
  /** Absent where no mail can be sent. */
  sendReset?: (email: string) => Promise<AccountResult>;
  setPassword?: (password: string) => Promise<AccountResult>;
}
