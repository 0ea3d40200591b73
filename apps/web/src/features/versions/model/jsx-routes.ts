import { type FoundRoute, joinPath, withoutStar } from './route-path.ts';
import { childOf, childrenOf, stringValue, type Syntax, type SyntaxNode, walk } from './syntax.ts';

/** `<Route path="about" element={<About />}>`, nested as deep as it goes. */
export function jsxRoutes(syntax: Syntax): readonly FoundRoute[] {
  const found: FoundRoute[] = [];
  collect(syntax, syntax.root, { parent: '/', found });
  return found;
}

interface Place {
  readonly parent: string;
  readonly found: FoundRoute[];
}

function collect(syntax: Syntax, from: SyntaxNode, place: Place): void {
  for (const child of childrenOf(from)) {
    walk(child, (node) => {
      const tag = node.name === 'JSXElement' ? tagOf(node) : undefined;
      if (tag === undefined || nameOf(syntax, tag) !== 'Route') return true;
      const path = attributeText(syntax, tag, 'path');
      const here = path === undefined ? place.parent : joinPath(place.parent, withoutStar(path));
      const isIndex = attributeOf(syntax, tag, 'index') !== undefined;
      const isPage = path === undefined ? isIndex : !path.endsWith('*');
      if (isPage) place.found.push({ path: here, component: shownBy(syntax, tag) });
      collect(syntax, node, { parent: here, found: place.found });
      return false;
    });
  }
}

function tagOf(element: SyntaxNode): SyntaxNode | undefined {
  return childOf(element, 'JSXOpenTag') ?? childOf(element, 'JSXSelfClosingTag');
}

function nameOf(syntax: Syntax, tag: SyntaxNode): string {
  const name = childrenOf(tag).find(
    (child) => child.name === 'JSXIdentifier' || child.name === 'JSXMemberExpression',
  );
  return name === undefined ? '' : syntax.textOf(name);
}

function attributeOf(syntax: Syntax, tag: SyntaxNode, name: string): SyntaxNode | undefined {
  return childrenOf(tag).find((child) => {
    const key = child.name === 'JSXAttribute' ? childOf(child, 'JSXIdentifier') : undefined;
    return key !== undefined && syntax.textOf(key) === name;
  });
}

/** `path="a"`, `path={"a"}` or a template; anything computed is not known. */
function attributeText(syntax: Syntax, tag: SyntaxNode, name: string): string | undefined {
  const attribute = attributeOf(syntax, tag, name);
  const escape = childOf(attribute, 'JSXEscape');
  const value =
    childOf(attribute, 'JSXAttributeValue') ?? childOf(escape, 'String') ?? childOf(escape, 'TemplateString');
  return stringValue(syntax, value);
}

function shownBy(syntax: Syntax, tag: SyntaxNode): string | undefined {
  const attribute =
    attributeOf(syntax, tag, 'element') ??
    attributeOf(syntax, tag, 'Component') ??
    attributeOf(syntax, tag, 'component');
  const value = childOf(attribute, 'JSXEscape');
  return value && componentIn(syntax, value);
}

/** The innermost component of `<Guard><Page /></Guard>`: the outer ones are about who may see it. */
export function componentIn(syntax: Syntax, value: SyntaxNode): string | undefined {
  let last: string | undefined;
  walk(value, (node) => {
    if (node.name === 'JSXElement') {
      const tag = tagOf(node);
      if (tag !== undefined) last = nameOf(syntax, tag);
    }
    if (node.name === 'VariableName' && last === undefined) last = syntax.textOf(node);
    return node.name !== 'JSXAttribute';
  });
  return last;
}
