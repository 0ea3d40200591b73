import type { PickedPlace } from '../core/pick-messages.ts';

/** As much of React's own record of an element as is looked at; every field is of a version that we do not choose. */
type Fiber = Readonly<Record<string, unknown>>;

const PLACE = Symbol.for('loam.source');
const MAX_DEPTH = 4000;
const MAX_PLACES = 6;
const MAX_SIBLINGS = 2000;

export interface ReactPlaces {
  /** Where the element stands in the source, then where each component is used whose whole outcome it is. */
  readonly places: readonly PickedPlace[];
  /** The component whose code it stands in. */
  readonly component: string | undefined;
}

/** What React knows of a node; no places where the app is not React's, or was built without them. */
export function reactPlacesOf(node: Element): ReactPlaces {
  const path = currentPath(fiberOf(node));
  const places: PickedPlace[] = [];
  const [own, ...above] = path;
  if (own === undefined) return { places, component: undefined };
  addPlace(places, own, node.localName);
  let inner = own;
  for (const fiber of above) {
    if (typeof fiber['type'] === 'string' || !isOnlyChild(fiber, inner)) break;
    const name = componentName(fiber);
    if (name !== undefined) addPlace(places, fiber, name);
    inner = fiber;
  }
  const owner = recordOf(own['_debugOwner']);
  return { places: places.slice(0, MAX_PLACES), component: owner && componentName(owner) };
}

/** The nearest place of a node itself, without looking at what is around it: cheap enough for every node of a page. */
export function ownPlaceOf(node: Element): string | undefined {
  const props = recordOf(valueAt(node, '__reactProps$'));
  const place = props && readPlace(props);
  return place && keyOf(place);
}

export function keyOf({ file, line, column }: Omit<PickedPlace, 'name'>): string {
  return `${file}:${line}:${column}`;
}

/** The name of the innermost component whose whole outcome a node is. */
export function componentOf(node: Element): string | undefined {
  return reactPlacesOf(node).places.find(({ name }) => /^[A-Z]/.test(name))?.name;
}

function fiberOf(node: Element): Fiber | undefined {
  return recordOf(valueAt(node, '__reactFiber$'));
}

/** React hangs its records on nodes under a name that ends differently in each page. */
function valueAt(node: Element, prefix: string): unknown {
  const key = Object.keys(node).find((name) => name.startsWith(prefix));
  return key === undefined ? undefined : Reflect.get(node, key);
}

/**
 * The records from a node up to the root, as they are shown now: React keeps two of each and swaps them, and the one
 * that hangs on the node may be the older one.
 */
function currentPath(start: Fiber | undefined): readonly Fiber[] {
  const upward: Fiber[] = [];
  for (let at = start; at !== undefined && upward.length < MAX_DEPTH; at = recordOf(at['return']))
    upward.push(at);
  const top = upward.at(-1);
  const root = recordOf(recordOf(top?.['stateNode'])?.['current']);
  if (root === undefined) return upward;
  const path: Fiber[] = [root];
  let parent = root;
  for (const wanted of upward.toReversed().slice(1)) {
    const found = childrenOf(parent).find((child) => isSame(child, wanted));
    if (found === undefined) return upward;
    path.unshift(found);
    parent = found;
  }
  return path;
}

function childrenOf(fiber: Fiber): readonly Fiber[] {
  const children: Fiber[] = [];
  for (let at = recordOf(fiber['child']); at && children.length < MAX_SIBLINGS; at = recordOf(at['sibling']))
    children.push(at);
  return children;
}

function isSame(left: Fiber, right: Fiber): boolean {
  return left === right || left['alternate'] === right;
}

function isOnlyChild(parent: Fiber, child: Fiber): boolean {
  const [first, second] = childrenOf(parent);
  return first !== undefined && second === undefined && isSame(first, child);
}

function addPlace(places: PickedPlace[], fiber: Fiber, name: string): void {
  const props = recordOf(fiber['memoizedProps']);
  const place = props && readPlace(props);
  if (place === undefined) return;
  const last = places.at(-1);
  // Properties that are passed on carry the place of the use with them.
  if (last && keyOf(last) === keyOf(place)) return;
  places.push({ ...place, name });
}

function readPlace(props: Fiber): Omit<PickedPlace, 'name'> | undefined {
  const value: unknown = Reflect.get(props, PLACE);
  if (!isList(value)) return undefined;
  const [file, line, column] = value;
  if (typeof file !== 'string' || !isCount(line) || !isCount(column)) return undefined;
  return { file: file.replace(/\?.*$/, '').slice(0, 1024), line, column };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function componentName(fiber: Fiber): string | undefined {
  let type: unknown = fiber['type'];
  // memo and forwardRef wrap what has the name.
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof type === 'function') return nameOf(type) ?? type.name;
    const record = recordOf(type);
    if (record === undefined) return undefined;
    const named = nameOf(record);
    if (named !== undefined) return named;
    type = record['type'] ?? record['render'];
  }
  return undefined;
}

function nameOf(value: object): string | undefined {
  const name: unknown = Reflect.get(value, 'displayName');
  return typeof name === 'string' && name !== '' ? name.slice(0, 100) : undefined;
}

function recordOf(value: unknown): Fiber | undefined {
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is Fiber {
  return typeof value === 'object' && value !== null;
}
