export { findHeadPlace, injectPreviewScript, type InjectOptions } from './inject-html.ts';
export {
  previewScriptPaths,
  previewScriptUrls,
  readPreviewScript,
  type PreviewScript,
  type ScriptFile,
} from './script-files.ts';
