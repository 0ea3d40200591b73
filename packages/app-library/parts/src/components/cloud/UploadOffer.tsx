import { CloudUploadIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { countBrowserEntries, forgetBrowserEntries, uploadBrowserEntries } from "@/data/browser-entries";
import { useCurrentPerson } from "@/data/session";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** Entries that this browser kept before the app had a cloud: they are put there only when their owner says so. */
export function UploadOffer() {
  const person = useCurrentPerson();
  const [count, setCount] = useState(countBrowserEntries);
  const [isBusy, setIsBusy] = useState(false);
  if (!person || count === 0) return null;

  const upload = async () => {
    setIsBusy(true);
    const { moved, left } = await uploadBrowserEntries();
    setIsBusy(false);
    setCount(left);
    if (moved > 0) toast.success(words.cloudUploaded.replace("{n}", String(moved)));
    if (left > 0) toast.error(words.cloudNotUploaded.replace("{n}", String(left)));
  };

  const forget = () => {
    forgetBrowserEntries();
    setCount(0);
  };

  return (
    <section
      aria-label={words.cloudOffer}
      className="mx-auto my-4 flex w-full max-w-3xl flex-wrap items-center gap-3 rounded-xl border bg-card p-4 text-card-foreground"
    >
      <CloudUploadIcon className="size-5 shrink-0" />
      <p className="min-w-48 flex-1 text-sm">{words.cloudOfferText.replace("{n}", String(count))}</p>
      <Button size="sm" onClick={upload} disabled={isBusy}>
        {words.cloudOffer}
      </Button>
      <Button size="sm" variant="ghost" onClick={forget} disabled={isBusy}>
        {words.cloudForget}
      </Button>
    </section>
  );
}
