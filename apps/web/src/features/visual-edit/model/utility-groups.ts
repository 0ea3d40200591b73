/** A property that classes decide on, one class at a time. */
export type UtilityGroup = keyof typeof groups;

export interface ClassChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const sizes = /^(xs|sm|base|lg|\dxl|xl)(\/\S+)?$/;
const aligns = /^(left|center|right|justify|start|end)$/;
const notTextColours = /^(wrap|nowrap|balance|pretty|ellipsis|clip|opacity-\d+)$/;
const notBackgrounds =
  /^(clip|origin|blend|gradient|linear|radial|conic|repeat|no-repeat|opacity)(-|$)|^(cover|contain|auto|center|top|bottom|left|right|fixed|local|scroll|none)(-|$)/;
const colourValue = /^\[(#|rgb|hsl|oklch|oklab|lab|lch|color|var)/;
const sides = /^(t|r|b|l|x|y|s|e)(-|$)/;

const after = (prefix: string, fits: (rest: string) => boolean) => (name: string) =>
  name.startsWith(prefix) && fits(name.slice(prefix.length));
const anything = () => true;
const oneOf = (names: RegExp) => (name: string) => names.test(name);
const isColour = (rest: string) => !rest.startsWith('[') || colourValue.test(rest);

/** Which classes say something about the same property, so that a new one takes the place of the others. */
const groups = {
  textColour: after(
    'text-',
    (rest) => !sizes.test(rest) && !aligns.test(rest) && !notTextColours.test(rest) && isColour(rest),
  ),
  fontSize: after('text-', (rest) => sizes.test(rest) || (rest.startsWith('[') && !colourValue.test(rest))),
  textAlign: after('text-', (rest) => aligns.test(rest)),
  fontWeight: oneOf(/^font-(thin|extralight|light|normal|medium|semibold|bold|extrabold|black)$/),
  background: after('bg-', (rest) => !notBackgrounds.test(rest) && isColour(rest)),
  padding: after('p-', anything),
  paddingX: oneOf(/^(px|pl|pr|ps|pe)-/),
  paddingY: oneOf(/^(py|pt|pb)-/),
  marginTop: oneOf(/^-?(mt|my)-/),
  marginBottom: oneOf(/^-?(mb|my)-/),
  gap: oneOf(/^gap-(?![xy]-)/),
  width: after('w-', anything),
  height: after('h-', anything),
  radius: oneOf(/^rounded(-(none|xs|sm|md|lg|xl|\dxl|full|\[.*\]))?$/),
  borderWidth: oneOf(/^border(-(0|2|4|8))?$/),
  borderColour: after(
    'border-',
    (rest) =>
      !/^(0|2|4|8|solid|dashed|dotted|none|collapse|separate)$/.test(rest) &&
      !sides.test(rest) &&
      isColour(rest),
  ),
  opacity: after('opacity-', anything),
  shadow: oneOf(/^shadow(-(none|2xs|xs|sm|md|lg|xl|2xl))?$/),
  visibility: oneOf(/^hidden$/),
  direction: oneOf(/^flex-(row|col)(-reverse)?$/),
  justify: oneOf(/^justify-(start|center|end|between|around|evenly)$/),
  items: oneOf(/^items-(start|center|end|stretch|baseline)$/),
} as const;

/** Variants for screens of a size: a choice that they would hide is no choice, so it takes their place as well. */
const screenVariant = /^(max-)?(sm|md|lg|xl|2xl):/;

/** The class that decides on a property; the last one counts. */
export function classOf(classes: readonly string[], group: UtilityGroup): string | undefined {
  return classes.findLast((name) => groups[group](name));
}

/** The classes for screens of a size that a choice would take the place of. */
export function screenClassesOf(classes: readonly string[], group: UtilityGroup): readonly string[] {
  return classes.filter((name) => screenVariant.test(name) && isAbout(name, group));
}

/** What has to change for a class to decide on its property; without one, nothing decides. */
export function chooseClass(
  classes: readonly string[],
  group: UtilityGroup,
  chosen: string | undefined,
): ClassChange {
  const remove = classes.filter((name) => name !== chosen && isAbout(name, group));
  const add = chosen === undefined || classes.includes(chosen) ? [] : [chosen];
  return { add, remove };
}

/** With or without a size of the screen, but not for a state such as hovering. */
function isAbout(name: string, group: UtilityGroup): boolean {
  const plain = name.replace(screenVariant, '');
  return groups[group](plain) && (!plain.includes(':') || plain.includes('['));
}

/** Padding at two sides, seen through what is said for all four. */
export function paddingOf(classes: readonly string[], side: 'paddingX' | 'paddingY'): string | undefined {
  return stepOf(classOf(classes, side)) ?? stepOf(classOf(classes, 'padding'));
}

/** `px-4` → `4`. */
function stepOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : /-([^-]+|\[.*\])$/.exec(name)?.[1];
}
