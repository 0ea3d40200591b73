export const cloudStorage = {
  name: '0024-cloud-storage',
  sql: `
-- What the owner set for the files of the cloud; null where the installation's own settings hold.
alter table clouds
  add column storage_file_bytes bigint,
  add column storage_transforms_images boolean;
`,
};
