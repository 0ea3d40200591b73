export const modelTraits = {
  name: '0017-model-traits',
  sql: `
-- Of the provider's named model; null is judged by the name.
alter table model_providers
  add column context_tokens integer,
  add column sees_images boolean;
`,
};
