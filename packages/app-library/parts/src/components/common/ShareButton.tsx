import { Share2Icon } from "lucide-react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface ShareButtonProps {
  label: string;
  title: string;
  path: string;
}

export function ShareButton({ label, title, path }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(words.linkCopied, { description: title });
    } catch {
      toast.info(url, { description: title });
    }
  };

  return (
    <Button size="sm" variant="outline" onClick={share}>
      <Share2Icon />
      {label}
    </Button>
  );
}
