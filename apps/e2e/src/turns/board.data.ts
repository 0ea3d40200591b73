/** An app with accounts: entries that everybody reads or nobody else does, with photos, and a word that a function seals. */
export const boardPage = `import { type FormEvent, useEffect, useState } from "react";
import type { Session } from "@supabase/supabase-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { supabase } from "@/integrations/supabase/client";

const Index = () => {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((_event, now) => setSession(now));
    return () => data.subscription.unsubscribe();
  }, []);
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 px-6 py-12">
      <h1 className="text-3xl font-semibold">Allotment board</h1>
      {session ? <Board userId={session.user.id} /> : <SignUp />}
    </main>
  );
};

const SignUp = () => {
  const [problem, setProblem] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { error } = await supabase.auth.signUp({
      email: String(form.get("email")),
      password: String(form.get("password")),
      options: { data: { name: String(form.get("name")) } },
    });
    setProblem(error?.message ?? "");
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <Input aria-label="Name" name="name" required />
      <Input aria-label="Email" name="email" type="email" required />
      <Input aria-label="Password" name="password" type="password" required />
      <Button type="submit">Sign up</Button>
      <p role="alert">{problem}</p>
    </form>
  );
};

const Board = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  const [told, setTold] = useState("");
  const [isLive, setLive] = useState(false);
  const { data: entries = [] } = useQuery({
    queryKey: ["entries"],
    queryFn: async () => {
      const { data, error } = await supabase
        .from("entries")
        .select("id, body, photo, profiles(name)")
        .order("id");
      if (error) throw error;
      return data;
    },
  });
  useEffect(() => {
    const changed = () => void queryClient.invalidateQueries({ queryKey: ["entries"] });
    const channel = supabase
      .channel("entries")
      .on("postgres_changes", { event: "*", schema: "public", table: "entries" }, changed)
      .subscribe((state) => setLive(state === "SUBSCRIBED"));
    return () => void supabase.removeChannel(channel);
  }, [queryClient]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const file = form.get("photo");
    let photo: string | null = null;
    if (file instanceof File && file.size > 0) {
      photo = \`\${userId}/\${crypto.randomUUID()}.png\`;
      const { error } = await supabase.storage.from("photos").upload(photo, file, { contentType: file.type });
      if (error) return setTold(error.message);
    }
    const entry = { body: String(form.get("body")), is_private: form.get("private") !== null, photo };
    const { error } = await supabase.from("entries").insert(entry);
    if (error) return setTold(error.message);
    element.reset();
    await queryClient.invalidateQueries({ queryKey: ["entries"] });
  };
  const seal = async () => {
    const { data, error } = await supabase.functions.invoke("seal", { body: { word: "harvest" } });
    setTold(error ? error.message : \`Sealed: \${data.seal}\`);
  };
  return (
    <>
      <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <Input aria-label="Entry" name="body" required />
        <label>
          <input type="checkbox" name="private" /> Only for me
        </label>
        <input aria-label="Photo" name="photo" type="file" accept="image/*" />
        <Button type="submit">Add</Button>
      </form>
      <ul aria-label="Entries" aria-busy={!isLive}>
        {entries.map(({ id, body, photo, profiles }) => (
          <li key={id}>
            {profiles?.name}: {body}
            {photo ? <Photo path={photo} of={body} /> : null}
          </li>
        ))}
      </ul>
      <Button onClick={() => void seal()}>Seal</Button>
      <p role="status">{told}</p>
    </>
  );
};

const Photo = ({ path, of }: { path: string; of: string }) => {
  const { data } = useQuery({
    queryKey: ["photo", path],
    queryFn: async () => (await supabase.storage.from("photos").createSignedUrl(path, 600)).data?.signedUrl ?? "",
  });
  return data ? <img alt={\`Photo of \${of}\`} src={data} width={40} height={40} /> : null;
};

export default Index;
`;

export const sealCode = `const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};

Deno.serve(async (request: Request) => {
  if (request.method === "OPTIONS") return new Response("ok", { headers: cors });
  const { word } = await request.json();
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(Deno.env.get("SEAL_KEY") ?? ""), hash, false, ["sign"]);
  const seal = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(word)));
  const hex = [...seal].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return new Response(JSON.stringify({ seal: hex }), { headers: { ...cors, "Content-Type": "application/json" } });
});
`;

export const boardSql = `create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null default ''
);
alter table public.profiles enable row level security;
create policy "people read names" on public.profiles for select to authenticated using (true);
create function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, name) values (new.id, coalesce(new.raw_user_meta_data ->> 'name', ''));
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();
create table public.entries (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.profiles on delete cascade,
  body text not null,
  is_private boolean not null default false,
  photo text
);
alter table public.entries enable row level security;
create policy "shared ones and my own" on public.entries for select to authenticated
  using (not is_private or user_id = (select auth.uid()));
create policy "people write their own" on public.entries for insert to authenticated
  with check (user_id = (select auth.uid()));
alter publication supabase_realtime add table public.entries;
insert into storage.buckets (id, name, public) values ('photos', 'photos', false);
create policy "people add their photos" on storage.objects for insert to authenticated
  with check (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people see photos" on storage.objects for select to authenticated using (bucket_id = 'photos');
`;
