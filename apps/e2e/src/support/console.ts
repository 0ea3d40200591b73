import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { lookAt } from './look-at.ts';
import { type People, type Person, projectOf } from './people.ts';
import { expect } from './test.ts';

/** A project with a cloud, and its console in a window of the person who made it. */
export interface ConsoleWindow {
  readonly person: Person;
  readonly projectId: string;
  readonly page: Page;
  /** What axe found in the screens that were looked at. */
  readonly faults: readonly string[];
  /** A section by its card, line or button of the overview. */
  open(name: string): Promise<void>;
  /** A section by its side item. */
  goTo(name: string, heading?: string): Promise<void>;
  /** At both widths and in both themes; afterwards it is wide and light again. */
  look(name: string): Promise<void>;
}

export async function openConsole(people: People, projectName: string): Promise<ConsoleWindow> {
  const person = await people.signUp('Ada Field');
  const { id: projectId } = await projectOf(person, projectName);
  await person.api.call(endpoints.enableBackend, { params: { projectId } });
  const page = await people.windowOf(person);
  await page.goto(`/projects/${projectId}?view=cloud`);
  const faults: string[] = [];
  const arrive = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  return {
    person,
    projectId,
    page,
    faults,
    async open(name) {
      const overview = page.getByRole('button', { name: 'Overview', exact: true }).filter({ visible: true });
      const section = page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
      await expect(overview.or(section).first()).toBeVisible();
      if (await overview.isVisible()) await overview.click();
      await section.first().click();
      await arrive(name);
    },
    async goTo(name, heading = name) {
      const sections = page.getByRole('navigation', { name: 'Sections of the cloud' });
      await sections.getByRole('button', { name, exact: true }).click();
      await arrive(heading);
    },
    async look(name) {
      faults.push(...(await lookAt(page, { name }, 'main')));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
    },
  };
}
