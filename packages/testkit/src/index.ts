export { describeBlobStore } from './blob-store-suite.ts';
export { bundleProgram } from './bundle-program.ts';
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';
export { startThrowAwayCluster } from '@loam/postgres';
export { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';
export { faults, UNKNOWN_TOOL, type Fault } from './model-server/faults.ts';
export { startModelServer, type ModelServer, type ModelServerOptions } from './model-server/model-server.ts';
export type { Prompt, PromptMessage, Protocol, ReceivedRequest } from './model-server/received-request.ts';
export {
  heldText,
  reply,
  scriptedTurn,
  type HeldText,
  type Reply,
  type Script,
  type ScriptedPart,
  type ScriptedToolCall,
  type ScriptedTurn,
  type ScriptedUsage,
  type StreamedToolCall,
  type TurnMatcher,
} from './model-server/reply.ts';
export {
  breakOff,
  gate,
  inPieces,
  keepAlive,
  type Gate,
  type Interlude,
  type Streamed,
} from './model-server/streamed.ts';
export { startNameServer, type NameServer, type RecordType } from './name-server.ts';
export {
  hostileAnswers,
  rightAnswer,
  startHostileEngine,
  type HostileAnswer,
  type HostileEngine,
} from './hostile-engine.ts';
export { askOnce, attack, type Attack, type Got } from './attack.ts';
export { startFakeWeb, type FakeAnswer, type FakeRequest, type FakeWeb } from './fake-web.ts';
export {
  OAUTH_CLIENT,
  startOAuthProvider,
  type OAuthPerson,
  type OAuthProviderServer,
} from './oauth-provider.ts';
export { startTextMessageProviders, VERIFIED_CODE } from './text-message-providers.ts';
export { exportedApp, exportedApps, type ExportedApp } from './exported-apps/index.ts';
export { zipOf } from './zip-of.ts';
export { startStripeServer, type StripeEvent, type StripeServer } from './stripe-server.ts';
