import { type NodePath, type types as t, traverse } from 'storybook/internal/babel';
import { isMock, NotPasteable } from './snippetModule.ts';
import type { SourceFile } from './sourceFile.ts';

/** A function that draws a story. */
export type Render = NodePath<t.ArrowFunctionExpression | t.FunctionExpression>;

/** What `preview.meta` or `meta.story` was given. */
export interface Annotations {
  component?: t.Node | undefined;
  args?: t.ObjectExpression | undefined;
  render?: Render | undefined;
}

/** What a component is given: under a name, or all that an expression holds. */
export interface Arg {
  name: string | undefined;
  value: t.Expression;
}

/** The name of a property that is written as one. */
export const keyOf = (property: t.ObjectProperty) =>
  property.key.type === 'StringLiteral'
    ? property.key.value
    : property.key.type === 'Identifier' && !property.computed
      ? property.key.name
      : undefined;

/** What an object literal says, or a constant that holds one. */
function annotationsOf(given: NodePath | undefined): Annotations {
  if (given?.isIdentifier()) {
    const holder = given.scope.getBinding(given.node.name)?.path;
    const init = holder?.isVariableDeclarator() ? holder.get('init') : undefined;
    return init?.isObjectExpression() ? annotationsOf(init) : {};
  }
  const found: Annotations = {};
  if (!given?.isObjectExpression()) return found;
  for (const property of given.get('properties')) {
    if (property.isSpreadElement()) Object.assign(found, annotationsOf(property.get('argument')));
    if (!property.isObjectProperty()) continue;
    const value = property.get('value');
    const key = keyOf(property.node);
    if (key === 'component') found.component = value.node;
    if (key === 'args' && value.isObjectExpression()) found.args = value.node;
    if (key === 'render' && (value.isArrowFunctionExpression() || value.isFunctionExpression()))
      found.render = value;
  }
  return found;
}

/** What a file of stories says: about all of them, and about each. */
export function annotationsIn(source: SourceFile) {
  let meta: Annotations = {};
  const stories = new Map<string, Annotations>();
  traverse(source.ast, {
    CallExpression: (call: NodePath<t.CallExpression>) => {
      const { callee } = call.node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.property.type !== 'Identifier') return;
      const called = `${callee.object.name}.${callee.property.name}`;
      if (called === 'preview.meta') meta = annotationsOf(call.get('arguments')[0]);
      if (called !== 'meta.story' || call.parent.type !== 'VariableDeclarator') return;
      if (call.parent.id.type === 'Identifier')
        stories.set(call.parent.id.name, annotationsOf(call.get('arguments')[0]));
    },
  });
  return { meta, stories };
}

/** The story whose args an expression repeats: `Other.input.args`. */
function repeatedStory(node: t.Expression): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return undefined;
  return node.object.object.type === 'Identifier' ? node.object.object.name : undefined;
}

/** `'text' as const`, which an attribute is without saying so. */
const isConstText = (node: t.Expression): node is t.TSAsExpression =>
  node.type === 'TSAsExpression' && node.expression.type === 'StringLiteral';

/** The args of an object literal, in their order. */
export function argsOf(
  object: t.ObjectExpression | undefined,
  stories: ReadonlyMap<string, Annotations>,
): Arg[] {
  return (object?.properties ?? []).flatMap((property): Arg[] => {
    if (property.type === 'SpreadElement') {
      const repeated = stories.get(repeatedStory(property.argument) ?? '');
      return repeated ? argsOf(repeated.args, stories) : [{ name: undefined, value: property.argument }];
    }
    const name = property.type === 'ObjectProperty' ? keyOf(property) : undefined;
    if (property.type !== 'ObjectProperty' || name === undefined)
      throw new NotPasteable('args that are computed');
    const value = property.value as t.Expression; // in an object literal, not in a pattern
    return [{ name, value: isConstText(value) ? value.expression : value }];
  });
}

/** Whether an arg takes away what all stories have. */
export const isUndefined = ({ value }: Arg) => value.type === 'Identifier' && value.name === 'undefined';

/** A mock that does something: it keeps what is pressed in a story from leaving the story's page. */
export const isGuard = (source: SourceFile, { value }: Arg) =>
  isMock(source, value) && value.arguments.length > 0;

/** Later args in the place of earlier ones, as long as nothing that is spread lies between them. */
export function merged(args: readonly Arg[]): Arg[] {
  const found: Arg[] = [];
  for (const arg of args) {
    const before = arg.name === undefined ? -1 : found.findIndex(({ name }) => name === arg.name);
    const spread = found.some(({ name }) => name === undefined);
    if (before >= 0 && !spread) found[before] = arg;
    else {
      if (before >= 0) found.splice(before, 1);
      found.push(arg);
    }
  }
  return found;
}
