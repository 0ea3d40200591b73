import { Trash2Icon } from "lucide-react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface ClearDrawingProps {
  isBig: boolean;
  isEmpty: boolean;
  onClear: () => void;
}

export function ClearDrawing({ isBig, isEmpty, onClear }: ClearDrawingProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button type="button" variant="outline" size={isBig ? "lg" : "default"} disabled={isEmpty}>
          <Trash2Icon aria-hidden="true" />
          {words.clear}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{words.clearAll}</AlertDialogTitle>
          <AlertDialogDescription>{words.deleteText}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{words.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onClear}>{words.clear}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
