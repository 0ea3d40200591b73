import { Trash2Icon } from "lucide-react";
import { ConfirmButton } from "@/components/common/ConfirmButton";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
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
    <ConfirmButton
      question={words.deleteQuestion}
      text={
        <>
          <strong className="font-medium text-foreground">{name}</strong> – {words.deleteText}
        </>
      }
      action={words.delete}
      onConfirm={remove}
    >
      <Button
        type="button"
        variant={isCompact ? "ghost" : "outline"}
        size={isCompact ? "icon-sm" : "sm"}
        aria-label={`${words.delete} ` + name}
      >
        <Trash2Icon />
        {!isCompact && words.delete}
      </Button>
    </ConfirmButton>
  );
}
