import type { SupabaseClient } from "@supabase/supabase-js";
import { supabase } from "@/integrations/supabase/client";
import { words } from "@/lib/words";

/** The project's cloud, by names of tables that are known only when the app runs. */
export const cloud: SupabaseClient = supabase;

interface CloudFault {
  code?: string;
  message: string;
}

const FORBIDDEN = "42501";
const TAKEN = "23505";

/** Why the cloud refused something, for people. */
export function faultInWords({ code }: CloudFault, isSignedIn: boolean): string {
  if (code === FORBIDDEN) return isSignedIn ? words.cloudForbidden : words.cloudSignInFirst;
  return code === TAKEN ? words.cloudTaken : words.cloudAway;
}
