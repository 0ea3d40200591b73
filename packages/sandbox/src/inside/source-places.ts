/**
 * The development form of JSX is called with the file, line and column of every element. The wrapper keeps them as a
 * property under a symbol: React reads properties by name only, so neither the page nor the source shows it, and an
 * element that passes its properties on to a library bears the place of its use.
 */
const SOURCE_PLACE_KEY = 'loam.source';

const REAL = 'react/jsx-dev-runtime';
const OURS = '\0loam:jsx-dev-runtime';

interface SourcePlaces {
  resolve(source: string, importer?: string): string | undefined;
  load(id: string): string | undefined;
}

export function sourcePlaces(root: string): SourcePlaces {
  return {
    resolve: (source, importer) =>
      source === REAL && importer !== undefined && isOfProject(importer) ? OURS : undefined,
    load: (id) => (id === OURS ? wrapperCode(root) : undefined),
  };
}

function isOfProject(importer: string): boolean {
  return importer !== OURS && !importer.includes('/node_modules/');
}

function wrapperCode(root: string): string {
  return `import { Fragment, jsxDEV as makeElement } from '${REAL}';
const key = Symbol.for('${SOURCE_PLACE_KEY}');
const root = ${JSON.stringify(root.endsWith('/') ? root : `${root}/`)};
export { Fragment };
export function jsxDEV(type, props, name, isStatic, source, self) {
  const file = source?.fileName;
  if (typeof file === 'string' && file.startsWith(root) && Object.isExtensible(props)) {
    props[key] = [file.slice(root.length), source.lineNumber, source.columnNumber];
  }
  return makeElement(type, props, name, isStatic, source, self);
}
`;
}
