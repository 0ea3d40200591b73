export { AppError, errorFactory, errorMessage, type AppErrorOptions } from './app-error.ts';
export {
  blobKeyOfName,
  checkBlobKey,
  MIN_PART_BYTES,
  type BlobBody,
  type BlobCondition,
  type BlobErrorCode,
  type BlobPage,
  type BlobPart,
  type BlobStat,
  type BlobStore,
  type BlobUpload,
  type ListedBlob,
  type OpenBlob,
  type UploadedPart,
} from './blob/blob-store.ts';
export { createDiskBlobStore, type DiskBlobStoreOptions } from './blob/disk-blob-store.ts';
export { createBus, type Bus } from './bus.ts';
export { systemClock, type Clock } from './clock.ts';
export { createDiskSpace, type DiskSpace } from './files/disk-space.ts';
export { createPathSigner, type PathCheck, type PathGrant, type PathSigner } from './files/signed-path.ts';
export { typeOfBytes, typeSampleBytes } from './files/type-of-bytes.ts';
export {
  parseUploadPath,
  uploadKey,
  uploadPath,
  uploadsPurpose,
  type UploadAddress,
} from './files/upload-address.ts';
export { hashToken, randomIds, type Ids } from './ids.ts';
export { createLogger, silentLogger, type Logger, type LogLevel, type LogSink } from './logger.ts';
export { loadOnce } from './load-once.ts';
export { isSignallable, processStart } from './process-start.ts';
export { retry, type RetryOptions } from './retry.ts';
export type { CheckedUrl, Listener, Resolve } from './outbound/check-url.ts';
export type { CallTarget } from './outbound/checked-client.ts';
export { createCheckedProxy, type CheckedProxy, type CheckedProxyOptions } from './outbound/checked-proxy.ts';
export type { OutboundErrorCode } from './outbound/errors.ts';
export {
  createOutbound,
  fetchLocal,
  type Outbound,
  type OutboundInit,
  type OutboundLimits,
  type OutboundOptions,
} from './outbound/outbound.ts';
export type { OutboundResponse } from './outbound/response.ts';
export { sendRequest, type OutgoingRequest } from './outbound/send-request.ts';
export { endToEndHeaders, hasBody, isFramingHeader, type HeaderPair } from './relay/headers.ts';
export type { AnswerHead } from './relay/answer-head.ts';
export { reportFault, type RelayErrorCode, type RelayFault } from './relay/fault.ts';
export {
  relayRequest,
  type ChosenAnswer,
  type ReceivedAnswer,
  type RelayExchange,
  type RelayOptions,
} from './relay/relay-request.ts';
export { relaySocket, type SocketRelayOptions } from './relay/relay-socket.ts';
export type { RelayLimits, RelayTarget } from './relay/send-upstream.ts';
