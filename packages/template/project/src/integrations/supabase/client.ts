import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./types";

const url = import.meta.env.VITE_SUPABASE_URL;
const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;

export const isSupabaseConfigured = Boolean(url && publishableKey);

/** Import it like this: import { supabase } from "@/integrations/supabase/client"; */
export const supabase: SupabaseClient<Database> =
  url && publishableKey
    ? createClient<Database>(url, publishableKey, {
        auth: { persistSession: true, autoRefreshToken: true },
      })
    : unconfigured();

/** Without a backend nothing is created; using it says what is missing instead of failing somewhere later. */
function unconfigured(): SupabaseClient<Database> {
  return new Proxy({} as SupabaseClient<Database>, {
    get() {
      throw new Error("No backend is connected: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.");
    },
  });
}
