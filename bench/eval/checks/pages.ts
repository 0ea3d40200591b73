import axe from 'axe-core';
import { failed } from '../failure.ts';
import { passWall } from '../visitor/accounts.ts';
import { assertPage } from '../visitor/open-section.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { Checker } from './context.ts';

export const checkNoConsoleErrors: Checker<'no-console-errors'> = async ({ visitor }) => {
  for (const address of ['', ...(await addresses(visitor)).slice(0, 5)]) await visit(visitor, address);
  const [first] = visitor.errors;
  if (first !== undefined) throw failed(`${visitor.errors.length} errors in the console: ${first}`);
};

/** Addresses of the navigation, apart from the page one is on. */
async function addresses(visitor: Visitor): Promise<string[]> {
  await visitor.home();
  await passWall(visitor);
  const here = visitor.page.url();
  const found = (await visitor.look('ways'))
    .map(({ href }) => href)
    .filter((href) => href !== '' && href !== here);
  return [...new Set(found)];
}

const visit = (visitor: Visitor, address: string): Promise<void> =>
  visitor.visit(address === '' ? visitor.baseUrl : address);

export const checkDeadLinks: Checker<'dead-links'> = async ({ visitor }) => {
  const all = await addresses(visitor);
  const seen = new Map<string, string>();
  for (const address of ['', ...all.slice(0, 30)]) {
    await visit(visitor, address);
    await passWall(visitor);
    const path = new URL(visitor.page.url()).pathname;
    if (address.includes('#') && new URL(address).pathname === new URL(visitor.baseUrl).pathname) continue;
    await assertPage(visitor, address === '' ? 'the start page' : path);
    const text = await visitor.look('fingerprint');
    const twin = [...seen].find(([, other]) => other === text);
    if (twin !== undefined && twin[0] !== path) throw failed(`${path} shows the same as ${twin[0]}`);
    seen.set(path, text);
  }
};

export const checkFits: Checker<'fits'> = async ({ visitor }) => {
  const all = await addresses(visitor);
  await visitor.page.setViewportSize({ width: 375, height: 800 });
  try {
    for (const address of ['', ...all.slice(0, 10)]) {
      await visit(visitor, address);
      const wide = await visitor.look('overflowing');
      if (wide.length > 0)
        throw failed(
          `${new URL(visitor.page.url()).pathname} scrolls sideways at 375 px: ${wide.join(', ')}`,
        );
    }
  } finally {
    await visitor.page.setViewportSize({ width: 1440, height: 900 });
  }
};

interface Violation {
  readonly id: string;
  readonly target: string;
  readonly help: string;
}

/** What a rule finds has the weight of the rule: only those that can be serious, and are no experiment, are asked. */
const RUN_AXE = `axe.run(document, {
  resultTypes: ['violations'],
  preload: false,
  runOnly: axe._audit.rules
    .filter(({ enabled, impact, tags }) => enabled && ![impact, ...tags].some((trait) =>
      ['minor', 'moderate', 'experimental', 'deprecated'].includes(trait)))
    .map(({ id }) => id),
}).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, help, nodes }) => ({ id, help, target: nodes.slice(0, 2).map((node) => node.html.slice(0, 90)).join(' ') })))`;

export const checkAccessible: Checker<'accessible'> = async ({ visitor }) => {
  const all = await addresses(visitor);
  for (const address of ['', ...all.slice(0, 3)]) {
    await visit(visitor, address);
    await visitor.page.evaluate(axe.source);
    const found = await visitor.page.evaluate<Violation[]>(RUN_AXE);
    const [first] = found;
    if (first !== undefined)
      throw failed(
        `${new URL(visitor.page.url()).pathname}: ${found.length} serious, ${first.id} (${first.help}): ${first.target}`,
      );
  }
};
