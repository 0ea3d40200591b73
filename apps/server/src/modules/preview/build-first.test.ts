import { expect, test } from 'vitest';
import { hasBuildMark, markBuild, safePath } from './policy.ts';

test.each(['/', '/about', '/about?a=1#b', '/?x=%2F'])(
  '%s keeps its page, its query and its place when it is marked',
  (path) => {
    const marked = new URL(markBuild(path), 'http://p.test');
    expect(hasBuildMark(`${marked.pathname}${marked.search}`)).toBe(true);
    expect(safePath(markBuild(path)), 'it passes as an address of the preview').toBe(markBuild(path));
    marked.searchParams.delete('loam-build');
    expect(marked.href).toBe(new URL(path, 'http://p.test').href);
  },
);

test.each(['/', '/loam-build', '/?q=loam-build', '/about?a=1'])('%s is not marked', (path) => {
  expect(hasBuildMark(path)).toBe(false);
});
