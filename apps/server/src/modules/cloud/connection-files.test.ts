import { expect, test } from 'vitest';
import { connectionFiles, withoutConnection, withPresentConnection } from './connection-files.ts';

const cloud = { ref: 'abc', url: 'https://abc.cloud.test', publishable_key: 'sb_publishable_1' };
const written = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    connectionFiles(cloud, (path) => files[path]).map(({ path, content }) => [path, content]),
  );

const env = [
  'VITE_SUPABASE_PROJECT_ID="abc"',
  'VITE_SUPABASE_PUBLISHABLE_KEY="sb_publishable_1"',
  'VITE_SUPABASE_URL="https://abc.cloud.test"',
  '',
].join('\n');

test('a project without either gets both files', () => {
  expect(written({})).toEqual({ '.env': env, 'supabase/config.toml': 'project_id = "abc"\n' });
});

test('what else stands in them stays, and another backend makes way', () => {
  const files = {
    '.env': 'VITE_MAPS="1"\nexport VITE_SUPABASE_URL=https://old.test\nVITE_SUPABASE_URL_OF_MINE="x"\n',
    'supabase/config.toml': 'project_id = "old"\n\n[functions.mail]\nverify_jwt = false\n',
  };
  expect(written(files)).toEqual({
    '.env': `VITE_MAPS="1"\nVITE_SUPABASE_URL_OF_MINE="x"\n${env}`,
    'supabase/config.toml': 'project_id = "abc"\n\n[functions.mail]\nverify_jwt = false\n',
  });
});

test('what is connected already is left alone', () => {
  expect(written(written({}))).toEqual({});
});

test('a copy of a project is not connected to the cloud of its source; a backend elsewhere stays', () => {
  const urlOf = (ref: string) => `https://${ref}.cloud.test`;
  const copied = (content: string) => withoutConnection({ path: '.env', content }, urlOf);
  expect(copied(`VITE_MAPS="1"\n${env}`)).toBe('VITE_MAPS="1"\n');
  const elsewhere = 'VITE_SUPABASE_PROJECT_ID=abc\nVITE_SUPABASE_URL=https://abc.supabase.co\n';
  expect(copied(elsewhere)).toBe(elsewhere);
  expect(withoutConnection({ path: 'src/a.ts', content: env }, urlOf)).toBe(env);
});

test('a restored version stays connected to what is connected now, where it names another cloud of ours', () => {
  const urlOf = (ref: string) => `https://${ref}.cloud.test`;
  const restored = (content: string, present: string) =>
    withPresentConnection({ path: '.env', content, present }, urlOf);
  const own = env.replaceAll('abc', 'own');
  expect(restored(`VITE_MAPS="1"\n${env}`, `VITE_MAPS="2"\n${own}`)).toBe(`VITE_MAPS="1"\n${own}`);
  expect(restored(`VITE_MAPS="1"\n${env}`, 'VITE_MAPS="2"\n')).toBe('VITE_MAPS="1"\n');
  // The same cloud, none, and one that is not ours are restored as they were.
  for (const content of [
    env,
    'VITE_MAPS="1"\n',
    'VITE_SUPABASE_PROJECT_ID=x\nVITE_SUPABASE_URL=https://x.test\n',
  ])
    expect(restored(content, env)).toBe(content);
});
