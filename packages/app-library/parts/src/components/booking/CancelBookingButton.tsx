import { ConfirmButton } from "@/components/common/ConfirmButton";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

interface CancelBookingButtonProps {
  reference: string;
  onCancel: () => Promise<unknown>;
}

export function CancelBookingButton({ reference, onCancel }: CancelBookingButtonProps) {
  const cancel = async () => {
    await onCancel();
    toast.success(words.bookCancelled, { description: reference });
  };

  return (
    <ConfirmButton
      question={words.bookCancelQuestion}
      text={reference}
      action={words.bookCancel}
      cancel={words.bookKeep}
      onConfirm={cancel}
    >
      <Button variant="outline" size="sm" aria-label={`${words.bookCancel} ` + reference}>
        {words.bookCancel}
      </Button>
    </ConfirmButton>
  );
}
