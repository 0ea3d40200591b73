import { PrinterIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

/** Prints the record alone, without what stands around the page. */
export function PrintButton() {
  return (
    <>
      <style media="print">{"header, nav, footer, aside, button { display: none !important }"}</style>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <PrinterIcon />
        {words.print}
      </Button>
    </>
  );
}
