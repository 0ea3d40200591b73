import type { Preview } from '@loam/contract';
import { expect, test } from 'vitest';
import { panelViewOf, placeOf, type PanelView } from './panel-view.ts';

function preview(state: Preview['state'], hasBuild: boolean): Preview {
  return {
    state,
    url: 'http://garden.preview.localhost:3000',
    commit_sha: null,
    preview_build_commit_sha: hasBuild ? 'a'.repeat(40) : null,
    is_starter: false,
    is_starter_build: false,
    boot_log: [],
    error: null,
    reason: null,
    level: null,
  };
}

test.each<[Preview['state'], boolean, PanelView]>([
  ['ready', false, { kind: 'frame', notice: 'none' }],
  ['starting', false, { kind: 'starting' }],
  ['starting', true, { kind: 'frame', notice: 'none' }],
  ['sleeping', true, { kind: 'frame', notice: 'none' }],
  ['stopped', false, { kind: 'starting' }],
  ['broken', true, { kind: 'frame', notice: 'older' }],
  ['broken', false, { kind: 'frame', notice: 'broken' }],
  ['crashed', false, { kind: 'crashed' }],
  ['empty', false, { kind: 'empty' }],
  ['unavailable', true, { kind: 'unavailable' }],
])('%s, with a build: %s', (state, hasBuild, expected) => {
  expect(panelViewOf(preview(state, hasBuild), { canEdit: true, isBuilding: false })).toEqual(expected);
});

test('what every project begins with is never shown in place of what was asked for', () => {
  const starter = { ...preview('ready', true), is_starter: true, is_starter_build: true };
  expect(panelViewOf(starter, { canEdit: true, isBuilding: true })).toEqual({ kind: 'building' });
  expect(panelViewOf(starter, { canEdit: false, isBuilding: false })).toEqual({ kind: 'empty' });
  expect(panelViewOf(starter, { canEdit: true, isBuilding: false }).kind).toBe('frame');
  expect(panelViewOf(preview('ready', true), { canEdit: true, isBuilding: true }).kind).toBe('frame');
});

test('an app that never ran is not said to be opening once its server has ended', () => {
  const crashed = { ...preview('crashed', true), is_starter_build: true };
  expect(panelViewOf(crashed, { canEdit: true, isBuilding: false })).toEqual({ kind: 'crashed' });
  expect(panelViewOf(preview('crashed', true), { canEdit: true, isBuilding: false }).kind).toBe('frame');
});

test('the place of an error names as much as is known', () => {
  expect(placeOf({ message: 'x', file: 'src/App.tsx', line: 3, column: 9 })).toBe('src/App.tsx:3:9');
  expect(placeOf({ message: 'x', file: 'src/App.tsx' })).toBe('src/App.tsx');
  expect(placeOf({ message: 'x' })).toBe('');
});
