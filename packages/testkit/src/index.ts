export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';
