import { useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { ShareButton } from "@/components/common/ShareButton";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { inDays } from "@/data/relative-days";
import { fill } from "@/lib/fill";
import { formatDate } from "@/lib/format";
import { toggled } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { type Poll, isClosed, pollShares } from "@/lib/tools/poll";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface PollCardProps {
  poll: Poll;
  onVote: (chosen: readonly number[]) => void;
  onRemove: () => Promise<void>;
}

export function PollCard({ poll, onVote, onRemove }: PollCardProps) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const shares = pollShares(poll.options.map(({ votes }) => votes));
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const isOver = isClosed(poll, inDays(0));
  const isOpen = poll.chosen === null && !isOver;
  const votePicked = () => (picked.length === 0 ? toast.info(words.pickOne) : onVote(picked));

  return (
    <li className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold break-words">{poll.question}</h3>
        {poll.endsOn !== "" && (
          <Badge variant="secondary">
            {isOver ? words.pollClosed : fill(words.pollUntil, { name: formatDate(poll.endsOn) })}
          </Badge>
        )}
      </div>
      <ul className="grid gap-3">
        {poll.options.map(({ label, votes }, at) => (
          <li key={label} className="grid gap-1.5">
            <div className="flex items-center justify-between gap-3">
              {isOpen && poll.isMultiple ? (
                <Label className="flex items-center gap-3 text-base font-normal">
                  <Checkbox
                    checked={picked.includes(at)}
                    onCheckedChange={() => setPicked(toggled(picked, at))}
                  />
                  {label}
                </Label>
              ) : (
                <span className={cn("break-words", poll.chosen?.includes(at) && "font-semibold")}>
                  {label}
                </span>
              )}
              {isOpen && !poll.isMultiple && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`${words.vote}: ` + label}
                  onClick={() => onVote([at])}
                >
                  {words.vote}
                </Button>
              )}
              {!isOpen && <span className="text-sm tabular-nums">{`${votes} · ${shares[at]} %`}</span>}
            </div>
            {!isOpen && <Progress value={shares[at]} aria-label={label} className="h-2.5" />}
          </li>
        ))}
      </ul>
      {isOpen && poll.isMultiple && (
        <Button className="justify-self-start" onClick={votePicked}>
          {words.vote}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="flex-1 text-sm text-muted-foreground">
          {isOpen ? words.resultsLater : fill(words.votes, { n: total })}
        </p>
        <ShareButton label={words.shareLink} title={poll.question} path={"/#" + poll.id} />
        <DeleteButton name={poll.question} onDelete={onRemove} isCompact />
      </div>
    </li>
  );
}
