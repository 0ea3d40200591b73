import { expect, test } from 'vitest';
import { basesOf } from './host-bases.ts';
import { missingRecords } from './name-check.ts';

const internet = basesOf({
  brand: 'Loam',
  publicUrl: 'https://Loam.example',
  domains: {
    preview: 'loam-preview.example',
    sites: 'loam.site',
    files: 'files.loam.example',
    cloud: 'loam-cloud.example',
  },
});

test('base domains lose their ports and capitals', () => {
  const domains = {
    preview: 'preview.localhost:3000',
    sites: 'Sites.localhost:3000',
    files: 'files.localhost',
    cloud: 'cloud.localhost',
  };
  expect(basesOf({ brand: 'Loam', publicUrl: 'http://localhost:3000', domains })).toEqual({
    builder: 'localhost',
    preview: 'preview.localhost',
    sites: 'sites.localhost',
    files: 'files.localhost',
    cloud: 'cloud.localhost',
  });
});

test('names every record that is missing', async () => {
  const resolve = async (name: string) => {
    if (name.endsWith('.loam.site')) return;
    throw new Error('ENOTFOUND');
  };
  expect(await missingRecords(internet, resolve)).toEqual([
    '*.loam-preview.example  CNAME  loam.example',
    '*.loam-cloud.example  CNAME  loam.example',
    'files.loam.example  CNAME  loam.example',
  ]);
});

test('asks nobody about names under localhost', async () => {
  const asked: string[] = [];
  const local = {
    builder: 'localhost',
    preview: 'preview.localhost',
    sites: 'sites.localhost',
    files: 'files.localhost',
    cloud: 'cloud.localhost',
  };
  expect(await missingRecords(local, async (name) => asked.push(name))).toEqual([]);
  expect(asked).toEqual([]);
});
