export const secretReplies = {
  name: '0026-secret-replies',
  sql: `
-- Whether people gave the secrets that an answer asked for; what they are is kept with the cloud.
alter table message_replies drop constraint message_replies_kind_check;
alter table message_replies add constraint message_replies_kind_check
  check (kind in ('approval', 'answer', 'secrets'));
`,
};
