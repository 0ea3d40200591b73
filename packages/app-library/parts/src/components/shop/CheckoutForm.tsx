import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { DoneCard } from "@/components/common/DoneCard";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { LongTextField } from "@/components/form-fields/LongTextField";
import { TextField } from "@/components/form-fields/TextField";
import { CartSummary } from "@/components/shop/CartSummary";
import { EmptyCart } from "@/components/shop/EmptyCart";
import { PaymentField } from "@/components/shop/PaymentField";
import { Button } from "@/components/ui/button";
import { useCurrentPerson } from "@/data/session";
import { emptyCart } from "@/data/shop/cart";
import { forgetDiscountCode, useCart } from "@/data/shop/cart-items";
import { type CheckoutValues, checkoutSchema } from "@/data/shop/checkout";
import { PAYMENTS, placeOrder } from "@/data/shop/offer";
import { app } from "@/lib/app";
import { newOrderNumber } from "@/lib/order-number";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

export function CheckoutForm() {
  const { items, total } = useCart();
  const person = useCurrentPerson();
  const [orderNumber, setOrderNumber] = useState("");
  const { name, email } = (app.hasSignIn && person) || { name: "", email: "" };
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: { name, email, address: "" },
  });

  const send = async (values: CheckoutValues) => {
    const reference = newOrderNumber();
    const result = await placeOrder({
      ...values,
      reference,
      total,
      lines: items.map((item) => `${item.quantity} × ${item.name}`).join("\n"),
      count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      firstId: items[0].id,
    });
    if (!result.ok) return result;
    await emptyCart();
    await forgetDiscountCode();
    setOrderNumber(reference);
    toast.success(words.shopThanks);
    return result;
  };

  if (orderNumber) {
    return (
      <DoneCard title={words.shopThanks}>
        <p>
          {words.shopOrderNumber}: <strong className="font-mono">{orderNumber}</strong>
        </p>
        <Button asChild variant="outline">
          {app.ordersPath === "" ? (
            <Link to={app.shopPath}>{words.shopBrowse}</Link>
          ) : (
            <Link to={app.ordersPath}>{words.shopOrders}</Link>
          )}
        </Button>
      </DoneCard>
    );
  }
  if (items.length === 0) return <EmptyCart />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <SubmitForm form={form} onSend={send} submit={words.shopPlace} className="max-w-none gap-5">
        <TextField control={form.control} name="name" label={words.shopName} isRequired />
        <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
        <LongTextField control={form.control} name="address" label={words.shopAddress} isRequired />
        <PaymentField
          control={form.control}
          name="payment"
          label={words.shopPayment}
          help={words.shopSimulated}
          options={PAYMENTS}
        />
      </SubmitForm>
      <CartSummary />
    </div>
  );
}
