export { addImport, removeImport, renameImportPath, type NewImport } from './edit-imports.ts';
export { findElements, type Element, type ElementAttribute } from './elements.ts';
export type { SourceEditErrorCode } from './errors.ts';
export { exportsOf, importsOf, type Export, type Import, type ImportedName } from './imports.ts';
export { parse, type Parsed } from './parse.ts';
export type { Position } from './positions.ts';
export type { SyntaxFault } from './syntax-fault.ts';
