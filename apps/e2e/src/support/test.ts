import { expect, test as base } from '@playwright/test';
import { createPeople, owner, type People, type Person } from './people.ts';

interface Fixtures {
  readonly people: People;
  /** The owner of the installation, who reads its outbox. */
  readonly operator: Person;
}

export const test = base.extend<Fixtures>({
  people: async ({ browser, baseURL }, provide) => {
    const errors: Error[] = [];
    await provide(
      createPeople({ browser, baseUrl: baseURL ?? '', onPageError: (error) => void errors.push(error) }),
    );
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(errors, 'a page threw an error that nobody caught').toEqual([]);
  },
  operator: async ({ people }, provide) => provide(await people.signIn(owner)),
});

export { expect };
