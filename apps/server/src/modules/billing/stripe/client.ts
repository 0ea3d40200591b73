import { type Outbound, AppError } from '@loam/kernel';
import { z } from 'zod';
import type { StripeSettings } from '../../../config.ts';

const CheckoutSession = z.object({ id: z.string(), url: z.url() });
const PortalSession = z.object({ url: z.url() });
const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
  items: z.object({ data: z.array(z.object({ price: z.object({ id: z.string() }) })) }),
});
export type Subscription = z.infer<typeof Subscription>;
const Refusal = z.object({ error: z.object({ message: z.string().default('') }) });

/** The few calls of Stripe's API that money comes in by. */
export interface StripeClient {
  createCheckout(fields: Fields, key: string): Promise<z.infer<typeof CheckoutSession>>;
  createPortal(fields: Fields): Promise<z.infer<typeof PortalSession>>;
  readSubscription(id: string): Promise<Subscription>;
}

/** A form as Stripe reads it: `line_items[0][quantity]` is written as it stands. */
export type Fields = Readonly<Record<string, string>>;

export function createStripeClient(
  settings: StripeSettings,
  outbound: Pick<Outbound, 'fetch'>,
): StripeClient {
  const send = async <T>(request: StripeRequest, schema: z.ZodType<T>): Promise<T> => {
    const { path, fields, key } = request;
    const answer = await outbound.fetch(`${settings.apiUrl}${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${settings.secretKey}`,
        ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
      maxRedirects: 0,
    });
    const parsed = schema.safeParse(parseJson(answer.text()));
    if (answer.status < 300 && parsed.success) return parsed.data;
    throw refused(answer.status, answer.text());
  };
  return {
    createCheckout: (fields, key) => send({ path: '/v1/checkout/sessions', fields, key }, CheckoutSession),
    createPortal: (fields) => send({ path: '/v1/billing_portal/sessions', fields }, PortalSession),
    readSubscription: (id) => send({ path: `/v1/subscriptions/${encodeURIComponent(id)}` }, Subscription),
  };
}

interface StripeRequest {
  readonly path: string;
  readonly fields?: Fields;
  readonly key?: string;
}

/** What Stripe says goes to the operator's log; who pays is told to try again. */
function refused(status: number, text: string): AppError {
  const said = Refusal.safeParse(parseJson(text));
  return new AppError({
    code: 'payment_provider_failed',
    detail: 'The payment page could not be opened.',
    meta: { status, said: said.success ? said.data.error.message : '' },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
