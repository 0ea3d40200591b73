export const cloudAi = {
  name: '0031-cloud-ai',
  sql: `
-- Since when functions of its app may ask models; null until somebody enabled it.
alter table clouds add column ai_enabled_at timestamptz;
`,
};
