import { PencilIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

type EditButtonProps = ComponentProps<typeof Button> & {
  name: string;
  /** Shows only the icon. */
  isCompact?: boolean;
};

export function EditButton({ name, isCompact = false, ...props }: EditButtonProps) {
  return (
    <Button
      type="button"
      variant={isCompact ? "ghost" : "outline"}
      size={isCompact ? "icon-sm" : "sm"}
      aria-label={`${words.edit} ` + name}
      {...props}
    >
      <PencilIcon />
      {!isCompact && words.edit}
    </Button>
  );
}
