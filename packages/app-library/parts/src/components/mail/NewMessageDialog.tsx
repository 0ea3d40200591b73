import { zodResolver } from "@hookform/resolvers/zod";
import { PenLineIcon } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ChoiceField, toOptions } from "@/components/form-fields/ChoiceField";
import { LongTextField } from "@/components/form-fields/LongTextField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { TextField } from "@/components/form-fields/TextField";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { startConversation } from "@/data/mail/conversations";
import { PARTNERS } from "@/data/mail/partners";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

const newMessageSchema = z.object({
  partner: z.string().trim().min(1, words.mailToRequired),
  about: z.string().trim(),
  text: z.string().trim().min(1, words.mailTextRequired),
});

type NewMessageValues = z.infer<typeof newMessageSchema>;

export function NewMessageDialog({ onSent }: { onSent: (conversationId: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<NewMessageValues>({
    resolver: zodResolver(newMessageSchema),
    defaultValues: { partner: "", about: "", text: "" },
  });

  const send = async ({ partner, about, text }: NewMessageValues) => {
    const result = await startConversation(partner, about, text);
    if (!result.ok) return result;
    toast.success(words.mailDone);
    form.reset();
    setIsOpen(false);
    onSent(result.record.id);
  };

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button type="button">
          <PenLineIcon />
          {words.mailNew}
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{words.mailNew}</DialogTitle>
        </DialogHeader>
        <SubmitForm form={form} onSend={send} submit={words.mailSend} onCancel={() => setIsOpen(false)}>
          {PARTNERS.length > 1 ? (
            <ChoiceField
              control={form.control}
              name="partner"
              label={words.mailTo}
              options={toOptions(PARTNERS)}
              isRequired
            />
          ) : (
            <TextField control={form.control} name="partner" label={words.mailTo} isRequired />
          )}
          <TextField control={form.control} name="about" label={words.mailAbout} />
          <LongTextField control={form.control} name="text" label={words.mailMessage} isRequired />
        </SubmitForm>
      </DialogContent>
    </Dialog>
  );
}
