import { endpoints } from '@loam/contract';
import { startStripeServer, type StripeServer } from '@loam/testkit';
import type { Page } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from './support/own-product.ts';
import { createPeople, join, owner, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

function startPaidProduct(stripe: StripeServer): Promise<OwnProduct> {
  return startOwnProduct({
    isOrdinary: false,
    env: {
      LOAM_PAYMENTS: 'stripe',
      LOAM_ALLOW_PRIVATE: new URL(stripe.apiUrl).host,
      STRIPE_API_URL: stripe.apiUrl,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_BIZ: 'price_biz',
    },
  });
}

/** Leaves for the provider's page, pays there, and lets the provider tell the product. */
async function pay(page: Page, stripe: StripeServer, leave: () => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url());
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
  );
  await leave();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  const { body, signature } = stripe.pay(page.url(), new Date());
  const answer = await fetch(`${origin}/api/payments/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(answer.status).toBe(200);
}

/** The product's own refusal of a message, without using up what a month holds. */
async function runOut(page: Page): Promise<void> {
  await page.route('**/api/projects/*/chat', (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Payment required',
        status: 402,
        code: 'payment_required',
        detail: 'Out of credits',
        trace_id: 'trace',
      }),
    }),
  );
  await page.getByRole('region', { name: 'Chat' }).getByRole('textbox', { name: 'Message' }).fill('A clock');
  await page.keyboard.press('Enter');
}

test('who manages billing upgrades and tops up, the others are told to ask', async ({ browser }) => {
  test.setTimeout(600_000);
  const stripe = await startStripeServer();
  const product = await startPaidProduct(stripe);
  const errors: Error[] = [];
  try {
    const people = createPeople({
      browser,
      baseUrl: product.url,
      onPageError: (error) => errors.push(error),
    });
    const olive = await people.signUp(owner.name);
    const ben = await people.signUp('Ben Brook');
    const workspace = await join({ host: olive, guest: ben, operator: olive });
    const { id } = await projectOf(olive, 'Greengrocer', 'public');
    const [hers, his] = await Promise.all([people.windowOf(olive), people.windowOf(ben)]);
    await Promise.all([hers.goto(`/projects/${id}`), his.goto(`/projects/${id}`)]);
    const upgrade = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Upgrade' });

    await test.step('without credits', async () => {
      await expect(upgrade(hers)).toBeVisible();
      await Promise.all([runOut(hers), runOut(his)]);
      const told = his.getByRole('dialog', { name: 'Out of credits' });
      await expect(told.getByText('Please ask your workspace admin.')).toBeVisible();
      await expect(told.getByRole('link')).toHaveCount(0);
      await told.getByRole('button', { name: 'Close' }).first().click();
      await expect(upgrade(his)).toHaveCount(0);
      await his.goto(`/projects/${id}?settings=usage&openTopUp=1`);
      await expect(his.getByText('Only people who manage billing can add funds.')).toBeVisible();
      await his.goto(`/projects/${id}?settings=billing`);
      await expect(his.getByText('Only people who manage billing can change the plan.')).toBeVisible();
      const asked = hers.getByRole('dialog', { name: 'Out of credits' });
      await asked.getByRole('link', { name: 'Upgrade' }).click();
    });

    await test.step('a plan is bought, and counts at once for everyone', async () => {
      await hers.getByRole('button', { name: 'Choose Pro' }).click();
      await pay(hers, stripe, () => hers.getByRole('button', { name: 'Continue to payment' }).click());
      await expect(his.getByText(`“${workspace.name}” is on the Pro plan.`)).toBeVisible();
    });

    await test.step('funds are added', async () => {
      await hers.goto(`${product.url}/projects/${id}?settings=usage&openTopUp=1`);
      await expect(upgrade(hers)).toHaveCount(0);
      await hers.getByLabel('Amount in credits').fill('12.5');
      await pay(hers, stripe, () => hers.getByRole('button', { name: 'Continue', exact: true }).click());
      await hers.goto(`${product.url}/?settings=usage`);
      await expect(hers.getByText('12.5 credits')).toBeVisible();
    });
    const { available_balance: balance } = await olive.api.call(endpoints.getWorkspaceUsage, {
      params: { workspaceId: workspace.id },
    });
    expect(balance).toBe(12.5);
    expect(errors).toEqual([]);
  } finally {
    await product.stop();
    await stripe.close();
  }
});
