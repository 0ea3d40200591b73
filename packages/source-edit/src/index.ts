export type { Place } from './checked-edit.ts';
export type { ClassEdit } from './class-text.ts';
export {
  describeElement,
  locateElement,
  type DescribedElement,
  type ElementClasses,
  type ElementText,
  type SoughtElement,
} from './describe-element.ts';
export { addImport, removeImport, renameImportPath, type NewImport } from './edit-imports.ts';
export { findElements, type Element, type ElementAttribute } from './elements.ts';
export type { SourceEditErrorCode } from './errors.ts';
export { exportsOf, importsOf, type Export, type Import, type ImportedName } from './imports.ts';
export { insertElement, type Where } from './insert-element.ts';
export { duplicateElement, moveElement, type MovedElement } from './move-element.ts';
export { findRoutes } from './find-routes.ts';
export { hasOneString, replaceString } from './replace-string.ts';
export { parse, type Parsed } from './parse.ts';
export type { Position } from './positions.ts';
export { removeElement, wrapElement } from './remove-element.ts';
export { setClasses } from './set-classes.ts';
export { removeProp, setProp, type PropValue } from './set-prop.ts';
export { setText } from './set-text.ts';
export { findName, type NameUse } from './symbols.ts';
export type { SyntaxFault } from './syntax-fault.ts';
export { SOURCE_ATTRIBUTE, parseSourceTag, tagPositions, type TaggedSource } from './tag-positions.ts';
