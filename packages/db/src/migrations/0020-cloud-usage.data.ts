export const cloudUsage = {
  name: '0020-cloud-usage',
  sql: `
-- What clouds used, summed by the minute. Kept when the cloud is gone: it may still have to be billed.
create table cloud_usage_minutes (
  ref text not null,
  minute timestamptz not null,
  metric text not null,
  amount double precision not null,
  primary key (ref, minute, metric)
);
create index cloud_usage_minutes_time on cloud_usage_minutes (minute);
`,
};
