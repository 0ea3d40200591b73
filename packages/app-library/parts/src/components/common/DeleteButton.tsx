import { Trash2Icon } from "lucide-react";
import { toast } from "@/lib/toast";
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
import { Button, buttonVariants } from "@/components/ui/button";
import { words } from "@/lib/words";

interface DeleteButtonProps {
  /** What is deleted, as people know it. */
  name: string;
  onDelete: () => Promise<void>;
  /** Shows only the icon. */
  isCompact?: boolean;
}

export function DeleteButton({ name, onDelete, isCompact = false }: DeleteButtonProps) {
  const remove = async () => {
    await onDelete();
    toast.success(words.deleted, { description: name });
  };

  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          type="button"
          variant={isCompact ? "ghost" : "outline"}
          size={isCompact ? "icon-sm" : "sm"}
          aria-label={`${words.delete} ` + name}
        >
          <Trash2Icon aria-hidden="true" />
          {!isCompact && words.delete}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{words.deleteQuestion}</AlertDialogTitle>
          <AlertDialogDescription>
            <strong className="font-medium text-foreground">{name}</strong> – {words.deleteText}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{words.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={remove} className={buttonVariants({ variant: "destructive" })}>
            {words.delete}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
