import {
  billingTexts,
  fillText,
  isPaidPlan,
  type Plan,
  texts,
  usageStatus,
  type WorkspaceId,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import type { BillingContext } from './context.ts';
import { addAlert, listAlerted } from './usage-alert-store.ts';

/** How a meter stands after something was used, in credits. */
export interface MeterState {
  readonly workspace: { readonly id: WorkspaceId; readonly name: string; readonly plan: Plan };
  readonly meter: 'cloud' | 'ai_gateway';
  /** The first day of the period. */
  readonly period: string;
  readonly free: number;
  readonly used: number;
  readonly balance: number;
}

const kinds = {
  cloud: { low: 'approachingCloud', reached: 'cloudPaused' },
  ai_gateway: { low: 'approachingAi', reached: 'aiPaused' },
} as const;

/** Mails those who manage billing when a limit comes near and when it is reached, each once in a period. */
export async function alertUsage(
  context: BillingContext,
  tx: Transaction,
  { workspace, meter, period, free, used, balance }: MeterState,
): Promise<void> {
  if (context.isUnlimited) return;
  const status = usageStatus({ free, used }, balance);
  if (status === 'ok') return;
  const kind = kinds[meter][status];
  if (!(await addAlert(tx, { workspaceId: workspace.id, period, kind }))) return;
  const { config, mailer } = context;
  const words = billingTexts.banner[status];
  const subject = billingTexts.banner.subjects[meter === 'cloud' ? 'cloud' : 'ai'];
  const panel = isPaidPlan(workspace.plan) ? 'usage&openTopUp=1' : 'billing';
  const body = billingTexts.alertBody
    .map((line) =>
      fillText(line, {
        workspace: workspace.name,
        title: texts.usage[kind],
        text: fillText(isPaidPlan(workspace.plan) ? words.paid : words.free, { subject }),
        link: `${config.publicUrl}/?settings=${panel}`,
      }),
    )
    .join('\n\n');
  const title = fillText(billingTexts.alertSubject, {
    title: texts.usage[kind],
    workspace: workspace.name,
    brand: config.brand,
  });
  for (const to of await listAlerted(tx, workspace.id)) {
    await mailer.send(tx, { to, subject: title, body });
  }
}
