import type { User, UserMetadata } from "@supabase/supabase-js";
import { z } from "zod";
import type { Account, AccountResult, AccountService } from "@/data/auth/account-service";
import { cloud, faultInWords } from "@/data/cloud";
import { type Person, currentPerson, onPersonChange, setPerson } from "@/data/session";
import { words } from "@/lib/words";

/** Accounts of the project's cloud: it keeps the passwords, and its database says who has which role. */
export const cloudAccounts: AccountService = {
  signIn: async (email, password) => {
    const { data, error } = await cloud.auth.signInWithPassword({ email: email.trim(), password });
    if (error) return { ok: false, message: inWords(error.code) };
    await showPerson(data.user);
    return { ok: true };
  },
  signUp: async ({ name, email, password, role }) => {
    const { data, error } = await cloud.auth.signUp({
      email: email.trim(),
      password,
      options: { data: { name, role }, emailRedirectTo: window.location.origin },
    });
    if (error) return { ok: false, message: inWords(error.code) };
    if (!data.session || !data.user) return { ok: true, isWaiting: true };
    await showPerson(data.user);
    return { ok: true, isWaiting: false };
  },
  signOut: async () => {
    await cloud.auth.signOut({ scope: "local" });
    setPerson(null);
  },
  update: async ({ name, email, about, details }) => {
    const person = currentPerson();
    if (!person) return { ok: false, message: words.cloudSignInFirst };
    const { error } = await cloud.from("profiles").update({ name, about }).eq("id", person.id);
    if (error) return { ok: false, message: faultInWords(error, true) };
    setPerson({ ...person, ...(name !== undefined && { name }), ...(about !== undefined && { about }) });
    if (details !== undefined) {
      const told = await cloud.auth.updateUser({ data: { details } });
      if (told.error) return { ok: false, message: inWords(told.error.code) };
      setPerson({ ...(currentPerson() ?? person), details });
    }
    if (email === undefined || email === person.email) return { ok: true };
    const changed = await cloud.auth.updateUser({ email });
    if (changed.error) return { ok: false, message: inWords(changed.error.code) };
    const current = changed.data.user.email ?? person.email;
    setPerson({ ...(currentPerson() ?? person), email: current });
    return current === email ? { ok: true } : { ok: false, message: words.authMailChange };
  },
  everyone: everyoneTable(),
  setRole: async (id, role) => {
    const { data, error } = await cloud
      .from("user_roles")
      .update({ role })
      .eq("user_id", id)
      .select("user_id");
    await refreshEveryone();
    return outcome(error ?? (data.length === 0 ? { code: "42501", message: "" } : null));
  },
  sendReset: async (email) => {
    const { error } = await cloud.auth.resetPasswordForEmail(email.trim(), {
      redirectTo: `${window.location.origin}/new-password`,
    });
    return error ? { ok: false, message: inWords(error.code) } : { ok: true };
  },
  setPassword: async (password) => {
    const { error } = await cloud.auth.updateUser({ password });
    return error ? { ok: false, message: inWords(error.code) } : { ok: true };
  },
};

const outcome = (fault: { code?: string; message: string } | null): AccountResult =>
  fault ? { ok: false, message: faultInWords(fault, true) } : { ok: true };

const WORDS: Readonly<Record<string, string>> = {
  invalid_credentials: words.authWrong,
  user_already_exists: words.authTaken,
  email_exists: words.authTaken,
  weak_password: words.authShort,
  email_not_confirmed: words.authMailSent,
  signup_disabled: words.authClosed,
  session_not_found: words.authLinkOver,
};

const inWords = (code: string | undefined): string => WORDS[code ?? ""] ?? words.cloudAway;

interface ProfileRow {
  id: string;
  name: string;
  email: string;
  about: string;
  created_at: string;
}

async function showPerson({ id, email = "", user_metadata: metadata }: User) {
  const [profile, role] = await Promise.all([
    cloud.from("profiles").select("*").eq("id", id).maybeSingle<ProfileRow>(),
    cloud.from("user_roles").select("role").eq("user_id", id).maybeSingle<{ role: string }>(),
  ]);
  if (profile.error || role.error) return;
  const person: Person = {
    id,
    name: profile.data?.name || email,
    email,
    role: role.data?.role ?? "",
    about: profile.data?.about ?? "",
    details: detailsIn(metadata),
  };
  setPerson(person);
}

const detailsShape = z.record(z.string(), z.string());

/** Kept with the account itself, which nobody else sees. */
const detailsIn = (metadata: UserMetadata): Person["details"] =>
  detailsShape.safeParse(metadata["details"]).data;

// Asking the cloud inside its own announcement would wait for itself.
cloud.auth.onAuthStateChange((_event, session) => {
  setTimeout(() => {
    if (!session) setPerson(null);
    else void showPerson(session.user);
  });
});

let everyone: readonly Account[] = [];
let firstReading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function refreshEveryone() {
  const [profiles, roles] = await Promise.all([
    cloud.from("profiles").select("*").order("created_at", { ascending: false }).returns<ProfileRow[]>(),
    cloud.from("user_roles").select("*").returns<{ user_id: string; role: string }[]>(),
  ]);
  const roleOf = new Map((roles.data ?? []).map(({ user_id, role }) => [user_id, role]));
  everyone = (profiles.data ?? []).map(({ id, name, email, about, created_at }) => ({
    id,
    name: name || email,
    email,
    about,
    role: roleOf.get(id) ?? "",
    createdAt: created_at,
    ownerId: id,
  }));
  for (const listener of listeners) listener();
}

function everyoneTable(): AccountService["everyone"] {
  return {
    list: () => everyone,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!firstReading) {
        firstReading = refreshEveryone();
        onPersonChange(() => void refreshEveryone());
      }
      return () => listeners.delete(listener);
    },
  };
}
