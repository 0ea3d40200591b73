import { ShuffleIcon, UsersIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { NumberInput } from "@/components/tools/NumberInput";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
import { makeGroups } from "@/lib/tools/make-groups";
import { words } from "@/lib/words";

interface GroupMakerProps {
  count: number;
}

export function GroupMaker({ count: firstCount }: GroupMakerProps) {
  const [text, setText] = useStored("group-names", words.groupNames.split("|").join("\n"));
  const [count, setCount] = useStored("group-count", String(firstCount));
  const [groups, setGroups] = useStored<readonly (readonly string[])[]>("groups", []);
  const names = text
    .split(/[\n,;]+/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const wanted = Math.round(Number(count));
  const isPossible = wanted >= 1 && wanted <= names.length;

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="group-names">{words.namesCount.replace("{n}", String(names.length))}</Label>
          <Textarea
            id="group-names"
            rows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <NumberInput label={words.groupCount} value={count} step={1} onChange={setCount} />
        {!isPossible && (
          <p role="alert" className="text-sm text-destructive">
            {words.groupProblem}
          </p>
        )}
        <Button
          type="button"
          disabled={!isPossible}
          onClick={() => setGroups(makeGroups(names, wanted, Math.random))}
        >
          <ShuffleIcon aria-hidden="true" />
          {words.makeGroups}
        </Button>
      </div>
      {groups.length === 0 ? (
        <EmptyState icon={UsersIcon} title={words.noGroups} text={words.noGroupsText} />
      ) : (
        <ul role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map((group, at) => (
            <li
              key={at}
              className="grid content-start gap-2 rounded-xl border-2 border-primary bg-card p-4 text-card-foreground"
            >
              <h3 className="font-heading text-lg font-semibold">
                {words.groupName.replace("{n}", String(at + 1))}
              </h3>
              <ul className="grid gap-1">
                {group.map((name, index) => (
                  <li key={index} className="break-words">
                    {name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
