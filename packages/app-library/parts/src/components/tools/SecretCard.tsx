import { CopyIcon, RefreshCwIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { copyText } from "@/lib/copy-text";
import { fill } from "@/lib/fill";
import { words } from "@/lib/words";

interface SecretCardProps {
  secret: string;
  /** Of a hundred, for the bar. */
  share: number;
  strength: string;
  onAgain?: () => void;
  children: ReactNode;
}

/** A password with its strength, what it is made of, and buttons for another one and for copying. */
export function SecretCard({ secret, share, strength, onAgain, children }: SecretCardProps) {
  const told = fill(words.strength, { name: strength });
  return (
    <ToolCard className="mx-auto w-full max-w-xl gap-6 p-6">
      <div className="grid gap-2">
        <p className="text-sm font-medium">{words.password}</p>
        <output
          aria-live="polite"
          className="min-h-14 rounded-lg bg-muted p-4 font-mono text-lg break-all text-foreground"
        >
          {secret}
        </output>
        <Progress value={Math.min(100, share)} aria-label={told} />
        <p className="text-sm">{told}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!onAgain} onClick={onAgain}>
          <RefreshCwIcon />
          {words.generate}
        </Button>
        <Button variant="outline" disabled={secret === ""} onClick={() => copyText(secret)}>
          <CopyIcon />
          {words.copy}
        </Button>
      </div>
    </ToolCard>
  );
}
