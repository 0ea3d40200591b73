import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** Where the browser refuses, the text is shown instead. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.info(text);
  }
}
