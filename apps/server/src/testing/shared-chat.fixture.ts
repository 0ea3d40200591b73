import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll } from 'vitest';
import { type ChatProcess, openChat } from './chat.fixture.ts';
import { addPerson, type Person } from './people.ts';

/** What a file of tests shares; its parts are there once the tests begin. */
export interface SharedChat {
  readonly database: TestDatabase;
  readonly process: ChatProcess;
  readonly ada: Person;
  readonly folder: string;
}

/** One database, one running chat and one person for all tests of a file. */
export function shareChat(options: Pick<Parameters<typeof openChat>[0], 'payments'> = {}): SharedChat {
  const parts: { database?: TestDatabase; process?: ChatProcess; ada?: Person } = {};
  const folder = mkdtempSync(join(tmpdir(), 'loam-chat-'));
  beforeAll(async () => {
    parts.database = await createTestDatabase();
    parts.process = openChat({ db: parts.database.db, folder, ...options });
    await parts.process.chat.start();
    parts.ada = await addPerson(parts.database.db, 'ada');
  });
  afterAll(async () => {
    await parts.process?.chat.close();
    await parts.process?.close();
    await parts.database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    get database() {
      return there(parts.database);
    },
    get process() {
      return there(parts.process);
    },
    get ada() {
      return there(parts.ada);
    },
  };
}

function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new TypeError('asked for before the tests begin');
  return part;
}
