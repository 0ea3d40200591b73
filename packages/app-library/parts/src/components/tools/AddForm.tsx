import { type FormEvent, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Button } from "@/components/ui/button";

interface AddFormProps {
  label: string;
  action: string;
  onAdd: (text: string) => void;
  isOnPage?: boolean;
}

/** One line and a button; takes nothing that is empty. */
export function AddForm({ label, action, onAdd, isOnPage }: AddFormProps) {
  const [text, setText] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAdd(text.trim());
    setText("");
  };

  return (
    <form onSubmit={add} className="flex w-full max-w-xl items-end gap-2">
      <LabelledInput label={label} value={text} onChange={setText} isOnPage={isOnPage} className="flex-1" />
      <Button type="submit">{action}</Button>
    </form>
  );
}
