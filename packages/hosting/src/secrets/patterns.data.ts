/** What a key looks like that must not reach a browser. Publishable and anonymous keys are meant to, and are not here. */
export interface SecretPattern {
  readonly kind: string;
  readonly name: string;
  /** A text without which the expression cannot match; spares most files most expressions. */
  readonly hint: string;
  readonly expression: RegExp;
}

export const secretPatterns: readonly SecretPattern[] = [
  { kind: 'aws', name: 'AWS access key', hint: 'AKIA', expression: /\bAKIA[0-9A-Z]{16}\b/g },
  { kind: 'aws', name: 'AWS temporary access key', hint: 'ASIA', expression: /\bASIA[0-9A-Z]{16}\b/g },
  {
    kind: 'stripe',
    name: 'Stripe secret key',
    hint: 'k_',
    expression: /\b[sr]k_(?:live|test)_[0-9A-Za-z]{16,255}/g,
  },
  {
    kind: 'stripe',
    name: 'Stripe webhook secret',
    hint: 'whsec_',
    expression: /\bwhsec_[0-9A-Za-z]{24,255}/g,
  },
  {
    kind: 'anthropic',
    name: 'Anthropic key',
    hint: 'sk-ant-',
    expression: /\bsk-ant-[a-z0-9]{2,10}-[\w-]{20,255}/g,
  },
  { kind: 'openrouter', name: 'OpenRouter key', hint: 'sk-or-', expression: /\bsk-or-v1-[0-9a-f]{32,128}/g },
  {
    kind: 'openai',
    name: 'OpenAI key',
    hint: 'sk-',
    expression: /\bsk-(?:proj|svcacct|admin|None)-[\w-]{20,255}/g,
  },
  { kind: 'openai', name: 'OpenAI key', hint: 'sk-', expression: /\bsk-[0-9A-Za-z]{40,255}/g },
  { kind: 'xai', name: 'xAI key', hint: 'xai-', expression: /\bxai-[0-9A-Za-z]{40,255}/g },
  { kind: 'groq', name: 'Groq key', hint: 'gsk_', expression: /\bgsk_[0-9A-Za-z]{40,255}/g },
  { kind: 'huggingface', name: 'Hugging Face token', hint: 'hf_', expression: /\bhf_[0-9A-Za-z]{34,64}\b/g },
  { kind: 'google', name: 'Google API key', hint: 'AIza', expression: /\bAIza[\w-]{35}(?![\w-])/g },
  {
    kind: 'google',
    name: 'Google client secret',
    hint: 'GOCSPX-',
    expression: /\bGOCSPX-[\w-]{28}(?![\w-])/g,
  },
  { kind: 'github', name: 'GitHub token', hint: 'gh', expression: /\bgh[pousr]_[0-9A-Za-z]{36,255}/g },
  { kind: 'github', name: 'GitHub token', hint: 'github_pat_', expression: /\bgithub_pat_\w{60,255}/g },
  { kind: 'gitlab', name: 'GitLab token', hint: 'glpat-', expression: /\bglpat-[\w-]{20,64}/g },
  { kind: 'npm', name: 'npm token', hint: 'npm_', expression: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { kind: 'slack', name: 'Slack token', hint: 'xox', expression: /\bxox[abeposr]-[0-9A-Za-z-]{20,255}/g },
  {
    kind: 'slack',
    name: 'Slack webhook',
    hint: 'hooks.slack.com',
    expression: /hooks\.slack\.com\/services\/T\w{6,20}\/B\w{6,20}\/\w{16,64}/g,
  },
  {
    kind: 'discord',
    name: 'Discord webhook',
    hint: '/api/webhooks/',
    expression: /discord(?:app)?\.com\/api\/webhooks\/\d{15,22}\/[\w-]{40,100}/g,
  },
  {
    kind: 'sendgrid',
    name: 'SendGrid key',
    hint: 'SG.',
    expression: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
  },
  { kind: 'resend', name: 'Resend key', hint: 're_', expression: /\bre_[0-9A-Za-z]{8}_[0-9A-Za-z]{24}\b/g },
  { kind: 'mailgun', name: 'Mailgun key', hint: 'key-', expression: /\bkey-[0-9a-f]{32}\b/g },
  { kind: 'twilio', name: 'Twilio key', hint: 'SK', expression: /\bSK[0-9a-f]{32}\b/g },
  {
    kind: 'supabase',
    name: 'Supabase secret key',
    hint: 'sb_secret_',
    expression: /\bsb_secret_[\w-]{20,255}/g,
  },
  { kind: 'supabase', name: 'Supabase access token', hint: 'sbp_', expression: /\bsbp_[0-9a-f]{40}\b/g },
  {
    kind: 'private-key',
    name: 'private key',
    hint: 'PRIVATE KEY',
    // Libraries carry the first line alone; a key is what has its bytes behind it.
    expression:
      /-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,8}[\w+/=-]{40,10000}/g,
  },
  {
    kind: 'database',
    name: 'database address with a password',
    hint: '://',
    expression:
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?):\/\/[^\s:/@"'`<>{}$]{0,100}:[^\s:/@"'`<>{}$]{4,200}@[\w.-]{3,253}/g,
  },
];
