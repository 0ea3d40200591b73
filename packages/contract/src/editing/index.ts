export {
  CodeFile,
  CodeMessage,
  CodeOrigin,
  codeSocketLimits,
  codeSocketPath,
  codeSocketUrl,
} from './code-socket.ts';
export { editingEndpoints } from './endpoints.ts';
export { editingLimits } from './limits.data.ts';
export { type CodeSignalType, DiscardedCode, StagedCode } from './live.ts';
export { CodeChange, CodeUpload, FileEditType, SourcePlace } from './schemas.ts';
export { createTextSearch, FileMatches, isSearched, SourceMatch } from './source-search.ts';
export { visualEndpoints } from './visual-endpoints.ts';
export {
  editableProps,
  ElementPlace,
  SoughtElement,
  VisualChange,
  VisualElement,
  visualLimits,
} from './visual-schemas.ts';
