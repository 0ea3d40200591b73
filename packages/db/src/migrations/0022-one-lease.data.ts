export const oneLease = {
  name: '0022-one-lease',
  sql: `
-- Who makes a draft a version holds a lease, as for everything that only one may do.
alter table message_drafts drop column keeping_until;

-- Nothing was told apart by it: the leases of a project have generations of their own, and they fence its repository.
alter table placements drop column generation;
`,
};
