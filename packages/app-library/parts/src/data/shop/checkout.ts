import { z } from "zod";
import { PAYMENTS } from "@/data/shop/offer";
import { emailSchema } from "@/lib/validation";
import { words } from "@/lib/words";

export const checkoutSchema = z.object({
  name: z.string().trim().min(1, words.shopNameRequired),
  email: emailSchema,
  address: z.string().trim().min(1, words.shopAddressRequired),
  payment: z.enum(PAYMENTS, { error: words.shopPaymentRequired }),
});

export type CheckoutValues = z.infer<typeof checkoutSchema>;

export interface PlacedOrder extends CheckoutValues {
  reference: string;
  total: number;
  /** "2 × Mug", one below the other. */
  lines: string;
  count: number;
  firstId: string;
}
