import { exportedApp, visitorsKey } from './exported-app.ts';

/** Functions that share code, need secrets, and call the former builder's models. */
export const receipts = exportedApp('receipts', 'klmnopqrstuvwxyzabcd', {
  config: `
[functions.send-receipt]
verify_jwt = true

[functions.describe]
verify_jwt = false
import_map = "./functions/import_map.json"

[auth.external.google]
enabled = true
client_id = "env(GOOGLE_CLIENT_ID)"
`,
  files: {
    'src/lib/send.ts': `const key = "${visitorsKey('klmnopqrstuvwxyzabcd')}";
export const send = () =>
  fetch("https://klmnopqrstuvwxyzabcd.supabase.co/functions/v1/send-receipt", { headers: { apikey: key } });
`,
    'supabase/functions/_shared/cors.ts': `export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
};
`,
    'supabase/functions/import_map.json': `{ "imports": { "words": "./_shared/words.ts" } }\n`,
    'supabase/functions/_shared/words.ts': `export const thanks = 'Thank you';\n`,
    'supabase/functions/send-receipt/index.ts': `import { corsHeaders } from '../_shared/cors.ts';

const RESEND_API_KEY = Deno.env.get('RESEND_API_KEY');

Deno.serve(async (req) => {
  if (req.method === 'OPTIONS') return new Response(null, { headers: corsHeaders });
  const { to } = await req.json();
  const url = Deno.env.get('SUPABASE_URL') ?? '';
  const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  const saved = await fetch(url + '/rest/v1/receipts', {
    method: 'POST',
    headers: { apikey: key, authorization: 'Bearer ' + key, 'content-type': 'application/json' },
    body: JSON.stringify({ recipient: to }),
  });
  return Response.json({ saved: saved.status, hasKey: RESEND_API_KEY !== undefined }, { headers: corsHeaders });
});
`,
    'supabase/functions/describe/index.ts': `import "https://deno.land/x/xhr@0.1.0/mod.ts";
import { serve } from "https://deno.land/std@0.190.0/http/server.ts";
import { thanks } from 'words';

serve(async () => {
  const LOVABLE_API_KEY = Deno.env.get("LOVABLE_API_KEY");
  const address = "https://ai.gateway.lovable.dev/v1/chat/completions";
  return new Response(JSON.stringify({ thanks, address, hasKey: Boolean(LOVABLE_API_KEY) }));
});
`,
    'supabase/functions/broken/index.ts': `import { nothing } from './not-there.ts';\nDeno.serve(() => new Response(nothing));\n`,
    'supabase/migrations/20251101090000_receipts.sql': `create table public.receipts (id bigint generated always as identity primary key, recipient text not null);
alter table public.receipts enable row level security;
create policy "Service role" on public.receipts for all to service_role using (true) with check (true);
-- Anyone may write here, as its makers wanted it.
create table public.feedback (id bigint generated always as identity primary key, words text);
alter table public.feedback disable row level security;
grant all on public.feedback to anon, authenticated;
`,
  },
});

/** Orders that wait in a queue. */
export const orders = exportedApp('flower-orders', 'lmnopqrstuvwxyzabcde', {
  files: {
    'supabase/migrations/20251201090000_queue.sql': `create extension if not exists pgmq;
select pgmq.create('orders');
create table public.order_log (id bigint generated always as identity primary key, message jsonb not null);
alter table public.order_log enable row level security;
create policy "log" on public.order_log for select to authenticated using (true);

create or replace function public.place_order(flowers text, amount int default 1) returns bigint
language plpgsql security definer set search_path = '' as $$
declare sent bigint;
begin
  select pgmq.send('orders', jsonb_build_object('flowers', flowers, 'amount', amount)) into sent;
  return sent;
end $$;

create or replace function public.take_orders() returns setof jsonb
language plpgsql security definer set search_path = '' as $$
declare item record;
begin
  for item in select * from pgmq.read('orders', 30, 10) loop
    insert into public.order_log (message) values (item.message);
    perform pgmq.archive('orders', item.msg_id);
    return next item.message;
  end loop;
end $$;
`,
  },
});
