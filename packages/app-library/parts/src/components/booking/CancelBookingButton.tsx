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
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button type="button" variant="outline" size="sm" aria-label={`${words.bookCancel} ` + reference}>
          {words.bookCancel}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{words.bookCancelQuestion}</AlertDialogTitle>
          <AlertDialogDescription>{reference}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{words.bookKeep}</AlertDialogCancel>
          <AlertDialogAction onClick={cancel} className={buttonVariants({ variant: "destructive" })}>
            {words.bookCancel}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
