import {
  ArrowBigUpIcon,
  BookmarkIcon,
  HeartIcon,
  type LucideIcon,
  ScaleIcon,
  UserPlusIcon,
  UsersIcon,
} from "lucide-react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { type MarkKind, useMark } from "@/data/record-marks";
import type { TableName } from "@/data/store";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const ICONS: Record<MarkKind, LucideIcon> = {
  like: HeartIcon,
  save: BookmarkIcon,
  vote: ArrowBigUpIcon,
  follow: UserPlusIcon,
  join: UsersIcon,
  compare: ScaleIcon,
};

const DONE: Record<MarkKind, string> = {
  like: words.markedLike,
  save: words.markedSave,
  vote: words.markedVote,
  follow: words.markedFollow,
  join: words.markedJoin,
  compare: words.markedCompare,
};

interface MarkButtonProps {
  kind: MarkKind;
  label: string;
  table: TableName;
  recordId: string;
}

/** A switch that a person sets on a record, with the count of everyone who did. */
export function MarkButton({ kind, label, table, recordId }: MarkButtonProps) {
  const { isOn, count, toggle } = useMark(kind, table, recordId);
  const Icon = ICONS[kind];
  const hasCount = kind !== "save" && kind !== "compare";

  const onClick = async () => {
    await toggle();
    toast.success(isOn ? words.markRemoved : DONE[kind]);
  };

  return (
    <Button size="sm" variant={isOn ? "default" : "outline"} aria-pressed={isOn} onClick={onClick}>
      <Icon className={cn(isOn && "fill-current")} />
      {isOn ? DONE[kind] : label}
      {hasCount && <span className="tabular-nums">{count}</span>}
    </Button>
  );
}
