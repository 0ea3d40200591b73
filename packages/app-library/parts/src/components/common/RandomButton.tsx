import { DicesIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Fact } from "@/components/common/Fact";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { words } from "@/lib/words";

interface Picked {
  id: string;
  title: string;
  /** Labels with their values. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The page of the record, where it has one. */
  path?: string;
}

/** Picks one of those that are listed, and another one as often as wished. */
export function RandomButton({ records }: { records: readonly Picked[] }) {
  const [picked, setPicked] = useState<Picked | null>(null);

  const pick = () => {
    const others = records.length > 1 ? records.filter(({ id }) => id !== picked?.id) : records;
    setPicked(others[Math.floor(Math.random() * others.length)] ?? null);
  };

  return (
    <>
      <Button variant="outline" className="shrink-0" disabled={records.length === 0} onClick={pick}>
        <DicesIcon aria-hidden="true" />
        {words.pickRandom}
      </Button>
      <Dialog open={picked !== null} onOpenChange={(isOpen) => !isOpen && setPicked(null)}>
        {picked && (
          <DialogContent>
            <DialogHeader>
              <DialogTitle className="text-2xl break-words">{picked.title}</DialogTitle>
              <DialogDescription>{words.pickedRandomly}</DialogDescription>
            </DialogHeader>
            <dl className="grid grid-cols-2 gap-3">
              {picked.facts.map(([label, value]) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
            <DialogFooter>
              <Button variant="outline" onClick={pick}>
                <DicesIcon aria-hidden="true" />
                {words.pickAnother}
              </Button>
              {picked.path !== undefined && (
                <Button asChild>
                  <Link to={picked.path}>{words.openPicked}</Link>
                </Button>
              )}
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
