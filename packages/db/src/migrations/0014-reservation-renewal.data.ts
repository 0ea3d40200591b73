export const reservationRenewal = {
  name: '0014-reservation-renewal',
  sql: `
-- Work that lasts says now and then that it goes on; only what nobody spoke of for long is given back.
alter table ledger_reservations add column renewed_at timestamptz not null default now();
drop index ledger_reservations_open;
create index ledger_reservations_open on ledger_reservations (renewed_at) where status = 'open';
`,
};
