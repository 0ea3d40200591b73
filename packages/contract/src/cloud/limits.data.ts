export const cloudLimits = {
  /** A deleted cloud can be brought back for this long; then its database goes. */
  deletionGraceMs: 7 * 86_400_000,
  /** Keys of a cloud besides the first ones. */
  apiKeys: 20,
  apiKeyNameCharacters: 60,
  /** Of a project's functions. */
  secrets: 100,
  secretNameCharacters: 256,
  /** As many as there may be, each as long as it may be, with room for what JSON adds. */
  secretsBodyBytes: 10 * 1024 * 1024,
  /** Of the text of a query for logs. */
  logsQueryCharacters: 8000,
  /** What is looked through when no span of time is given. */
  logsDefaultRangeMs: 3_600_000,
  /** Messages of an app that nobody carries: the newest of them, for this long. */
  outboxMessages: 200,
  outboxDays: 7,
  /** Files and folders that are deleted by one call. */
  objectsAtOnce: 1000,
  backupNameCharacters: 80,
  backupQueryCharacters: 20_000,
  /** Of which the content of a backup tells the rows. */
  backupTables: 200,
  /** Taken by hand at most. */
  backups: { free: 3, pro: 10, biz: 20, enterprise: 30 },
  /** Of those that were taken before migrations and restores so many are kept. */
  backupsBeforeChanges: { free: 10, pro: 20, biz: 30, enterprise: 40 },
  /** What the platform took goes after so many days; the newest of the scheduled ones stays. */
  backupDays: { free: 3, pro: 7, biz: 14, enterprise: 30 },
  /** Of a text for the SQL editor. */
  sqlCharacters: 200_000,
  /** Of each statement's result there; what is beyond it is not read. */
  sqlRows: 5000,
  sqlResultCharacters: 8_000_000,
  sqlReadMs: 30_000,
  sqlWriteMs: 120_000,
  savedQueries: 200,
  savedQueryNameCharacters: 80,
  /** Of what is shown and counted when access to a table is tried. */
  accessRows: 50,
  accessCount: 10_000,
  accessMs: 5000,
  functionTryCharacters: 200_000,
  functionTryMs: 60_000,
  /** Lines are kept for so many days. */
  logsDays: { free: 1, pro: 7, biz: 28, enterprise: 90 },
} as const;
