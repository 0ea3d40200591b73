import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { enterDiscountCode, forgetDiscountCode, useDiscountCode } from "@/data/shop/cart-items";
import { words } from "@/lib/words";

export function DiscountCodeField() {
  const id = useId();
  const code = useDiscountCode();
  const [text, setText] = useState(code);
  const [isWrong, setIsWrong] = useState(false);

  const apply = async () => {
    if (text.trim() === "") await forgetDiscountCode();
    else setIsWrong(!(await enterDiscountCode(text)));
  };

  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{words.shopCode}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={text}
          aria-invalid={isWrong}
          onChange={(event) => {
            setText(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button
          type="button"
          variant="outline"
          aria-label={`${words.shopApply}: ` + words.shopCode}
          onClick={apply}
        >
          {words.shopApply}
        </Button>
      </div>
      {isWrong && (
        <p role="alert" className="text-sm text-destructive">
          {words.shopWrongCode}
        </p>
      )}
      {!isWrong && code !== "" && (
        <p role="status" className="text-sm text-muted-foreground">
          {code}
        </p>
      )}
    </div>
  );
}
