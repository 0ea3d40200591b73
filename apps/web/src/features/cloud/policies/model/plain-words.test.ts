import type { RlsPolicy } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { conditionInWords, policyInWords, rolesInWords } from './plain-words.ts';

const policy = (part: Partial<RlsPolicy>): RlsPolicy => ({
  schemaname: 'public',
  tablename: 'notes',
  policyname: 'p',
  permissive: true,
  cmd: 'SELECT',
  roles: ['authenticated'],
  qual: null,
  with_check: null,
  ...part,
});

describe('policies in plain words', () => {
  test.each([
    ['true', 'all rows'],
    ['false', 'no rows'],
    ['(auth.uid() = user_id)', 'rows whose user_id is their own id'],
    ['(user_id = auth.uid())', 'rows whose user_id is their own id'],
    ['(( SELECT auth.uid() AS uid) = user_id)', 'rows whose user_id is their own id'],
    ['(( SELECT auth.uid() AS uid) = notes.user_id)', 'rows whose user_id is their own id'],
    ['((auth.uid())::text = owner)', 'rows whose owner is their own id'],
    ['((( SELECT auth.uid() AS uid))::text = owner)', 'rows whose owner is their own id'],
    ['(auth.uid() IS NOT NULL)', 'rows if they are signed in'],
    [`(auth.role() = 'authenticated'::text)`, 'rows if they are signed in'],
    ['published', 'rows that are published'],
    ['(published = true)', 'rows whose published is true'],
    ['(NOT hidden)', 'rows that are not hidden'],
    ['is_public', 'rows whose is_public is true'],
    ['(NOT is_hidden)', 'rows whose is_hidden is false'],
    [`(status = 'live'::text)`, 'rows whose status is “live”'],
    [`(bucket_id = 'avatars'::text)`, 'rows whose bucket_id is “avatars”'],
    ['(deleted_at IS NULL)', 'rows without deleted_at'],
    ['(("Odd name")::text = (auth.uid())::text)', 'rows whose Odd name is their own id'],
    [
      '((published = true) OR (user_id = auth.uid()))',
      'rows whose published is true or whose user_id is their own id',
    ],
    [
      '((user_id = auth.uid()) AND (deleted_at IS NULL))',
      'rows whose user_id is their own id and without deleted_at',
    ],
  ])('%s: %s', (expression, words) => {
    expect(conditionInWords(expression, 'found')).toBe(words);
  });

  test.each([
    '(EXISTS ( SELECT 1 FROM members m WHERE ((m.team = notes.team) AND (m.user_id = auth.uid()))))',
    'is_member(team)',
    '((a = 1) AND ((b = 2) OR (c = 3)))',
    '(age > 3)',
    `(((storage.foldername(name))[1]) = (auth.uid())::text)`,
    `(name = 'a'' AND b')`,
  ])('what no sentence says truly stays an expression: %s', (expression) => {
    expect(conditionInWords(expression, 'found')).toBeUndefined();
  });

  test('who it is about', () => {
    expect(rolesInWords(['public'])).toBe('Everyone');
    expect(rolesInWords(['anon', 'authenticated'])).toBe('Everyone');
    expect(rolesInWords(['anon'])).toBe('Everyone who is not signed in');
    expect(rolesInWords(['editor', 'authenticated'])).toBe('The roles editor, authenticated');
  });

  test('whole sentences', () => {
    const own = '(user_id = auth.uid())';
    expect(policyInWords(policy({ qual: 'true', roles: ['public'] }))).toBe('Everyone can read all rows.');
    expect(policyInWords(policy({ cmd: 'INSERT', with_check: own }))).toBe(
      'Everyone who is signed in can add rows whose user_id is their own id.',
    );
    expect(policyInWords(policy({ cmd: 'INSERT', with_check: 'true' }))).toBe(
      'Everyone who is signed in can add any row.',
    );
    expect(policyInWords(policy({ cmd: 'UPDATE', qual: own, with_check: 'true' }))).toBe(
      'Everyone who is signed in can change rows whose user_id is their own id, into anything.',
    );
    expect(policyInWords(policy({ cmd: 'ALL', qual: own, with_check: own }))).toBe(
      'Everyone who is signed in can read and change rows whose user_id is their own id.',
    );
    expect(policyInWords(policy({ permissive: false, qual: own }))).toContain(
      'at most, whatever other policies allow',
    );
    expect(policyInWords(policy({ qual: 'secret(id)' }))).toBeUndefined();
  });
});
