/**
 * How-to texts for the backend; the guide on cloud names them. Their SQL and TypeScript is run and compiled by a test,
 * in this order in one database.
 */
export const CLOUD_GUIDES: Readonly<Record<string, string>> = {
  'cloud-auth': `Accounts with profiles and roles.
\`\`\`sql
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  display_name text not null default '',
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "people read profiles" on public.profiles for select to authenticated using (true);
create policy "people change their own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, coalesce(new.raw_user_meta_data ->> 'display_name', ''));
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();

create type public.app_role as enum ('admin', 'member');
create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);
alter table public.user_roles enable row level security;
create policy "people see their roles" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create function public.has_role(wanted public.app_role) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role = wanted)
$$;
\`\`\`
- Roles stand in their own table without a policy for writing: only an admin's function or a migration gives one. Never in user metadata, which everybody can change for themselves.
- The first admin: a migration that inserts the row for the person's e-mail; ask which one.
- Sign-up: supabase.auth.signUp({ email, password, options: { data: { display_name }, emailRedirectTo: window.location.origin } }). data.session is null while a mail must be confirmed: say so. Sign-in: signInWithPassword; one sentence for a wrong address or password.
- AuthProvider: subscribe first, then ask; no awaited supabase call inside the callback.
\`\`\`ts
import type { Session } from "@supabase/supabase-js";
import { supabase } from "@/integrations/supabase/client";
export function watchSession(show: (session: Session | null) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((_event, session) => show(session));
  void supabase.auth.getSession().then(({ data: { session } }) => show(session));
  return () => data.subscription.unsubscribe();
}
\`\`\`
- Settings of sign-in: use_tool configure_auth with sign_up, confirm_email, anonymous, password_min_length, site_url, redirect_urls.`,

  'cloud-rls': `Who sees which rows. Without a policy nobody does.
\`\`\`sql
-- Own rows.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy "own rows" on public.notes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- Everybody reads what is public; an admin sees all (has_role: guide cloud-auth).
create policy "public reading" on public.notes for select to anon, authenticated using (is_public);
create policy "admins see all" on public.notes for select to authenticated using (public.has_role('admin'));
create index on public.notes (user_id);

-- Members of a group.
create table public.teams (id uuid primary key default gen_random_uuid(), name text not null);
create table public.team_members (
  team_id uuid not null references public.teams on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  primary key (team_id, user_id)
);
alter table public.teams enable row level security;
alter table public.team_members enable row level security;
create function public.is_member(team uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.team_members where team_id = team and user_id = (select auth.uid()))
$$;
create policy "members read teams" on public.teams for select to authenticated using (public.is_member(id));
create policy "members read members" on public.team_members for select to authenticated
  using (public.is_member(team_id));
\`\`\`
- A policy that asks its own table runs in circles: ask through a security definer function as above, with set search_path = ''.
- using decides which rows are seen, with check which may be written; an update needs both, and a select policy to answer with the row.
- (select auth.uid()) is asked once per query, not once per row. Index what policies compare.
- Never using (true) for writing; for reading only where every visitor may see it.
- Views: with (security_invoker = true). Try as two different people before you say it is safe.`,

  'cloud-storage': `Files.
- A bucket: use_tool save_bucket with name, public, max_mb, mime_types. Public only for what everybody may open, like pictures of a site; the rest is private with signed addresses.
- Put the owner's id first in the path; policies read it from there. Store the path in a row, never the address.
\`\`\`sql
insert into storage.buckets (id, name, public) values ('photos', 'photos', false) on conflict (id) do nothing;
create policy "own photos" on storage.objects for all to authenticated
  using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
\`\`\`
\`\`\`ts
import { supabase } from "@/integrations/supabase/client";
export async function uploadPhoto(userId: string, file: File): Promise<string> {
  const ending = file.name.split(".").pop() ?? "bin";
  const path = \`\${userId}/\${crypto.randomUUID()}.\${ending}\`;
  const { error } = await supabase.storage.from("photos").upload(path, file, { contentType: file.type });
  if (error) throw error;
  return path;
}
export async function photoAddress(path: string): Promise<string> {
  const { data, error } = await supabase.storage.from("photos").createSignedUrl(path, 3600);
  if (error) throw error;
  return data.signedUrl;
}
\`\`\`
- Check type and size before the upload and say the limit; show progress and the failure. Deleting the row deletes the file too: storage.from("photos").remove([path]).
- A smaller picture: createSignedUrl(path, 3600, { transform: { width: 400 } }). Public buckets: getPublicUrl(path).data.publicUrl.`,

  'cloud-realtime': `Changes that others see at once.
\`\`\`sql
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);
alter table public.messages enable row level security;
create policy "people read messages" on public.messages for select to authenticated using (true);
create policy "people write their own" on public.messages for insert to authenticated
  with check (user_id = (select auth.uid()));
alter publication supabase_realtime add table public.messages;
\`\`\`
\`\`\`ts
import { supabase } from "@/integrations/supabase/client";
export function watchMessages(changed: () => void): () => void {
  const channel = supabase
    .channel("messages")
    .on("postgres_changes", { event: "*", schema: "public", table: "messages" }, changed)
    .subscribe();
  return () => void supabase.removeChannel(channel);
}
\`\`\`
- Only tables of the publication are told, and each person hears only of rows that their policies show.
- In the effect: return watchMessages(() => queryClient.invalidateQueries({ queryKey: ["messages"] })). One channel per view; always removed.
- Who is there: channel.track({ name }) and the presence event; typing and cursors: channel.send({ type: "broadcast", event, payload }), which is stored nowhere.
- Deleted rows are told by their key only, unless: alter table … replica identity full.`,

  'cloud-functions': `Functions: code that runs beside the database, for secrets, other services and what pages must not decide.
- supabase/functions/<name>/index.ts, then deploy_function. Deploy again after each change. Shared code in supabase/functions/_shared/.
- Secrets: use_tool request_secret with secrets: [{ name, reason }]; the person types them in, you never see them. Never write a value into code, never answer with one.
\`\`\`ts deno
import { createClient } from "npm:@supabase/supabase-js@2";
const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { ...cors, "Content-Type": "application/json" } });

Deno.serve(async (request: Request) => {
  if (request.method === "OPTIONS") return new Response("ok", { headers: cors });
  try {
    // With the caller's own rights: policies hold.
    const supabase = createClient(Deno.env.get("SUPABASE_URL") ?? "", Deno.env.get("SUPABASE_ANON_KEY") ?? "", {
      global: { headers: { Authorization: request.headers.get("Authorization") ?? "" } },
    });
    const { data } = await supabase.auth.getUser();
    if (!data.user) return answer(401, { error: "Please sign in." });
    const { amount } = await request.json();
    if (typeof amount !== "number" || amount <= 0) return answer(400, { error: "Enter an amount." });
    const key = Deno.env.get("PAY_KEY");
    if (!key) return answer(503, { error: "Payments are not set up yet." });
    return answer(200, { ok: true, for: data.user.id });
  } catch (error) {
    console.error(error);
    return answer(500, { error: "That did not work." });
  }
});
\`\`\`
\`\`\`ts
import { supabase } from "@/integrations/supabase/client";
export async function pay(amount: number): Promise<void> {
  const { error } = await supabase.functions.invoke("pay", { body: { amount } });
  if (error) throw error;
}
\`\`\`
- SUPABASE_SERVICE_ROLE_KEY goes past all policies: only after the function has checked who asks, and never with what a page sent as the owner's id.
- Something fails: use_tool read_cloud_logs with source ("functions", "requests", "database", "auth", "storage", "realtime", "cron"), contains, minutes.`,

  'cloud-ai': `AI in the app: a function asks the models that the workspace has connected.
- use_tool enable_ai first (the person is asked; each question costs their workspace). It names the models; without one say that a model must be connected in the settings.
- Only from functions, never from a page. The address speaks OpenAI's shape.
\`\`\`ts deno
const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};
Deno.serve(async (request: Request) => {
  if (request.method === "OPTIONS") return new Response("ok", { headers: cors });
  const { question } = await request.json();
  const asked = await fetch(\`\${Deno.env.get("SUPABASE_URL")}/ai/v1/chat/completions\`, {
    method: "POST",
    headers: { Authorization: \`Bearer \${Deno.env.get("LOAM_API_KEY")}\`, "Content-Type": "application/json" },
    body: JSON.stringify({
      model: "auto",
      stream: true,
      messages: [
        { role: "system", content: "You help with recipes. Answer briefly." },
        { role: "user", content: String(question).slice(0, 4000) },
      ],
    }),
  });
  return new Response(asked.body, { status: asked.status, headers: { ...cors, "Content-Type": "text/event-stream" } });
});
\`\`\`
- Let only signed-in people ask (guide cloud-functions) and keep the length short. 402: the allowance is used up; 429: too many; tell each plainly.
- Streams are lines "data: {json}" with choices[0].delta.content, until "data: [DONE]". For structured answers: response_format with a json_schema, and check what comes.
- What a model says is text: show it as text, never as HTML, and never let it decide on rights.`,

  'cloud-cron': `Work by the clock.
\`\`\`sql
create extension if not exists pg_cron;
create table public.visits (id bigint generated always as identity primary key, at timestamptz not null default now());
alter table public.visits enable row level security;
select cron.schedule('clear-old-visits', '30 3 * * *', $$delete from public.visits where at < now() - interval '90 days'$$);
\`\`\`
- Five fields: minute, hour, day, month, weekday, in UTC. The same name again replaces the job; cron.unschedule('name') ends it. It is a migration like any other.
- A function by the clock, with pg_net:
\`\`\`sql
create extension if not exists pg_net;
select cron.schedule('weekly-letter', '0 8 * * 1', $$
  select net.http_post(url := 'https://example.com/functions/v1/weekly-letter', body := '{}'::jsonb)
$$);
\`\`\`
- Put the project's own address there, and let the function check a secret of its own in a header, so that nobody else can start it.
- How it went: select jobname, status, return_message, start_time from cron.job_run_details join cron.job using (jobid) order by start_time desc limit 20, or read_cloud_logs with source "cron".`,

  'cloud-mail': `Mail.
- Mails of sign-up, new password and magic link are sent by the backend itself. Where no mail server is set, they wait in the outbox of the Cloud view and addresses count at once: say so.
- After such a link the person comes back to the app: emailRedirectTo: window.location.origin (it must be among the redirect addresses), and a page for a new password:
\`\`\`ts
import { supabase } from "@/integrations/supabase/client";
export async function askForNewPassword(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: \`\${window.location.origin}/new-password\`,
  });
  if (error) throw error;
}
export async function setNewPassword(password: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw error;
}
\`\`\`
- Always answer "If there is an account, a mail is on its way": whether an address is known is nobody's business.
- Letters of the app itself (receipts, reminders): a function (guide cloud-functions) that calls a mail service by fetch; its key is a secret asked for with request_secret. Take the receiver from the database, never from the page; log the id, not the text. For many, work through a queue by the clock (guide cloud-cron).`,
};
