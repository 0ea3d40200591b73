export const billingTexts = {
  banner: {
    reached: {
      paid: 'Insufficient funds. Please top up to continue using {subject}.',
      free: 'Your free usage is spent. Please upgrade to continue using {subject}.',
      askPaid: 'Insufficient funds. Please ask your workspace admin to top up to continue using {subject}.',
      askFree:
        'The free usage is spent. Please ask your workspace admin to upgrade to continue using {subject}.',
    },
    low: {
      paid: 'Funds are running low. Please top up to keep using {subject}.',
      free: 'Your free usage is running low. Please upgrade to keep using {subject}.',
      askPaid: 'Funds are running low. Please ask your workspace admin to top up to keep using {subject}.',
      askFree:
        'The free usage is running low. Please ask your workspace admin to upgrade to keep using {subject}.',
    },
    subjects: { both: 'Cloud and AI', cloud: 'Cloud', ai: 'AI' },
  },
  alertSubject: '{title} in “{workspace}” on {brand}',
  alertBody: [
    'Hello,',
    '{title} in the workspace “{workspace}”.',
    '{text}',
    '{link}',
    'You get this because you manage billing there. Usage alerts can be switched off under Preferences.',
  ],
  outOfCredits: {
    title: 'Out of credits',
    paid: 'This workspace has used its credits. Please top up to continue.',
    free: 'This workspace has used its free credits. Please upgrade to continue.',
    ask: 'This workspace has used its credits. Please ask your workspace admin.',
  },
  nothingToPay: 'Nothing is charged on this installation: usage has no limit, so there is nothing to top up.',
  plansByOperator: 'Plans are set by the operator of this installation. Ask them to change yours.',
  topUpNeedsPaidPlan: 'Funds can be added on a paid plan. Please upgrade first.',
  samePlan: 'The workspace is on this plan already.',
  manualTopUp:
    'Ask the operator of this installation to add {amount} credits to the workspace “{workspace}” ({id}). They are added as soon as the operator has recorded your payment.',
  manualPlan:
    'Ask the operator of this installation to move the workspace “{workspace}” ({id}) to the {plan} plan. The plan changes as soon as the operator has recorded it.',
  stripeTopUp: '{brand}: {amount} credits',
  paymentFailed: 'The payment page could not be opened. Please try again in a moment.',
  noPortal: 'This installation has no payment provider with a page of its own.',
  noPortalYet: 'Nothing was paid yet, so there are no receipts and no subscription.',
  notes: {
    allowance: 'Monthly allowance of the {plan} plan',
    refund: 'Refund of a payment',
    notCharged: 'Not charged: no payment provider',
    usage: { cloud: 'Cloud', ai_gateway: 'AI' },
  },
} as const;
