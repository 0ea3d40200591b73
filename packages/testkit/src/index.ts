export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';
export { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';
