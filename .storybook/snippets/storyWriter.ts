import type { NodePath, types as t } from 'storybook/internal/babel';
import { element, indentAt, moved, returned, tag } from './layout.ts';
import type { PublicNames } from './publicNames.ts';
import { type Edit, edited, NotPasteable, SnippetModule, withoutMocks } from './snippetModule.ts';
import { rangeOf, type SourceFile } from './sourceFile.ts';
import { type Annotations, type Arg, keyOf, type Render } from './storyArgs.ts';

/** The component of `Table<Row>`. */
export const componentOf = (node: t.Node) =>
  node.type === 'TSInstantiationExpression' ? node.expression : node;

/** Texts that JSX takes as they are. */
const plainAttribute = (text: string) => !/["&\\\n]/.test(text);
const plainChild = (text: string) => !/[{}<>&\\\n]|^\s|\s$|\s{2}/.test(text) && text !== '';

const isJsx = ({ type }: t.Node) => type === 'JSXElement' || type === 'JSXFragment';

/** What may be repeated wherever it is used. */
const isShort = (node: t.Expression) =>
  /^(?:String|Numeric|Boolean|Null)Literal$|^Identifier$/.test(node.type);

/** Writes one story. */
export class StoryWriter {
  readonly #source: SourceFile;
  readonly #module: SnippetModule;
  readonly #args: readonly Arg[];
  /** Args that are used more than once, and so have a name. */
  readonly #named = new Set<Arg>();
  readonly #edits: Edit[];

  constructor(source: SourceFile, args: readonly Arg[], publicNames: PublicNames) {
    this.#module = new SnippetModule(publicNames);
    this.#module.take('Example', 'the story');
    this.#source = source;
    this.#args = args;
    this.#edits = [...withoutMocks(source)];
  }

  /** An expression of the source as if the line it starts in were indented so far. */
  #text(node: t.Node, indent: number): string {
    const range = rangeOf(node);
    this.#module.include(this.#source, range);
    const text = edited(this.#source, range, this.#edits);
    return moved(text, indent - indentAt(this.#source.text, range.start));
  }

  #value(arg: Arg, indent: number): string {
    return this.#named.has(arg) && arg.name !== undefined ? arg.name : this.#text(arg.value, indent);
  }

  #attribute(arg: Arg, indent: number, name = arg.name): string {
    const { value } = arg;
    if (name === undefined) return `{...${this.#value(arg, indent)}}`;
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) throw new NotPasteable(`${name} is no attribute`);
    if (value.type === 'StringLiteral' && plainAttribute(value.value)) return `${name}="${value.value}"`;
    if (value.type === 'BooleanLiteral' && value.value) return name;
    const written = this.#value(arg, indent);
    if (!isJsx(value) || !written.includes('\n')) return `${name}={${written}}`;
    const space = ' '.repeat(indent);
    return `${name}={\n${space}  ${this.#value(arg, indent + 2)}\n${space}}`;
  }

  #child(arg: Arg, indent: number): string {
    const { value } = arg;
    if (value.type === 'StringLiteral' && plainChild(value.value)) return value.value;
    if (value.type === 'JSXElement' && !this.#named.has(arg)) return this.#value(arg, indent);
    return `{${this.#value(arg, indent)}}`;
  }

  /** The component with all its args. */
  #component(component: t.Node, indent: number): string {
    const name = this.#text(componentOf(component), 0);
    const children = this.#args.find((arg) => arg.name === 'children');
    const attributes = this.#args.filter((arg) => arg !== children);
    return element(
      name,
      attributes.map((arg) => this.#attribute(arg, indent + 2)),
      children && this.#child(children, indent + 2),
      indent,
    );
  }

  /** Writes the args where an element of the source spreads them. */
  #spread(at: NodePath<t.JSXOpeningElement>, spread: t.Node, args: readonly Arg[]): void {
    const { node, parent } = at;
    const own = node.attributes.flatMap((each) =>
      each.type === 'JSXAttribute' ? [String(each.name.name)] : [],
    );
    const isEmpty = node.selfClosing;
    const indent = indentAt(this.#source.text, rangeOf(node).start);
    const given = args.filter(({ name }) => name === undefined || !own.includes(name));
    const children = isEmpty ? given.find(({ name }) => name === 'children') : undefined;
    const attributes = node.attributes.flatMap((each) =>
      each === spread
        ? given.filter(({ name }) => name !== 'children').map((arg) => this.#attribute(arg, indent + 2))
        : [this.#text(each, indent + 2)],
    );
    const name = this.#text(node.name, 0);
    this.#edits.push(
      isEmpty
        ? {
            ...rangeOf(parent),
            text: element(name, attributes, children && this.#child(children, indent + 2), indent),
          }
        : { ...rangeOf(node), text: tag(name, attributes, '>', indent) },
    );
  }

  /** Writes an arg where the source speaks of it alone, under its name. */
  #single(at: NodePath, name: string, arg: Arg | undefined): void {
    const holder = at.parentPath;
    const { text } = this.#source;
    const write = (node: t.Node, written: string) => this.#edits.push({ ...rangeOf(node), text: written });
    const indent = indentAt(text, rangeOf(at.node).start);
    if (!arg) write(at.node, 'undefined');
    else if (arg.name === undefined) write(at.node, `${this.#value(arg, indent)}.${name}`);
    else if (holder?.isJSXExpressionContainer() && holder.parentPath.isJSXElement())
      write(holder.node, this.#child(arg, indent));
    else if (holder?.isJSXExpressionContainer() && holder.parentPath.isJSXAttribute())
      write(holder.parent, this.#attribute(arg, indent, String(holder.parentPath.node.name.name)));
    else if (holder?.isObjectProperty({ shorthand: true }))
      write(holder.node, `${arg.name}: ${this.#value(arg, indent)}`);
    else write(at.node, this.#value(arg, indent));
  }

  /** Puts the args into a render function, wherever it speaks of its own. */
  #fill(render: Render): void {
    const singles: { at: NodePath; name: string; arg: Arg | undefined }[] = [];
    const spreads: { at: NodePath<t.JSXOpeningElement>; spread: t.Node; args: readonly Arg[] }[] = [];
    const referencesTo = (name: string) => render.scope.getBinding(name)?.referencePaths ?? [];
    const find = (name: string) =>
      this.#args.find((arg) => arg.name === name) ?? this.#args.findLast((arg) => arg.name === undefined);

    const whole = (name: string, args: readonly Arg[]) => {
      for (const at of referencesTo(name)) {
        const holder = at.parentPath;
        if (holder?.isJSXSpreadAttribute() && holder.parentPath.isJSXOpeningElement())
          spreads.push({ at: holder.parentPath, spread: holder.node, args });
        else if (
          (holder?.isMemberExpression() || holder?.isOptionalMemberExpression()) &&
          holder.node.property.type === 'Identifier'
        ) {
          const { name } = holder.node.property;
          singles.push({ at: holder, name, arg: find(name) });
        } else throw new NotPasteable('args that are handed on whole');
      }
    };

    const [param] = render.node.params;
    if (param?.type === 'Identifier') whole(param.name, this.#args);
    else if (param?.type === 'ObjectPattern') {
      const named: string[] = [];
      for (const property of param.properties) {
        if (property.type === 'RestElement') {
          if (property.argument.type === 'Identifier')
            whole(
              property.argument.name,
              this.#args.filter(({ name }) => name === undefined || !named.includes(name)),
            );
        } else {
          const key = keyOf(property);
          if (key === undefined || property.value.type !== 'Identifier')
            throw new NotPasteable('args that are taken apart');
          named.push(key);
          for (const at of referencesTo(property.value.name)) singles.push({ at, name: key, arg: find(key) });
        }
      }
    } else if (param) throw new NotPasteable('args that are taken apart');

    const uses = new Map<Arg, NodePath[]>();
    const use = (arg: Arg, at: NodePath) => uses.set(arg, [...(uses.get(arg) ?? []), at]);
    for (const { at, arg } of singles) if (arg) use(arg, at);
    for (const { at, args } of spreads) for (const arg of args) use(arg, at);
    for (const [arg, places] of uses)
      if (places.length > 1 && !isShort(arg.value) && arg.name !== undefined)
        this.#name(arg, arg.name, places, render);

    for (const { at, name, arg } of singles) this.#single(at, name, arg);
    const innermostFirst = spreads.toSorted((a, b) => rangeOf(b.at.node).start - rangeOf(a.at.node).start);
    for (const { at, spread, args } of innermostFirst) this.#spread(at, spread, args);
  }

  /** Gives an arg a name at the top, which may mean nothing else wherever it is used. */
  #name(arg: Arg, name: string, places: readonly NodePath[], render: Render): void {
    for (const { scope } of places) {
      const meant = scope.getBinding(name);
      const isOwn = meant?.kind === 'param' && meant.scope === render.scope;
      if (meant && !isOwn) throw new NotPasteable(`two things are called ${name}`);
    }
    this.#module.take(name, 'an arg');
    this.#named.add(arg);
  }

  /** The statements of a function. */
  #statements(of: Render): string {
    const { body } = of.node;
    if (body.type !== 'BlockStatement') return `  ${returned((indent) => this.#text(body, indent), 2)}\n`;
    const [inner, last] = body.body;
    const holder = inner?.type === 'VariableDeclaration' ? inner.declarations[0] : undefined;
    if (
      body.body.length === 2 &&
      holder?.id.type === 'Identifier' &&
      last?.type === 'ReturnStatement' &&
      last.argument?.type === 'JSXElement' &&
      this.#source.text.slice(rangeOf(last.argument).start, rangeOf(last.argument).end) ===
        `<${holder.id.name} />`
    ) {
      const init = of.get('body.body.0.declarations.0.init') as NodePath; // of the path that was just looked at
      if (init.isArrowFunctionExpression() || init.isFunctionExpression()) return this.#statements(init);
    }
    return body.body.map((statement) => `  ${this.#text(statement, 2)}\n`).join('');
  }

  write({ component, render }: Annotations): string {
    let body: string;
    if (render) {
      this.#fill(render);
      body = this.#statements(render);
    } else if (component) body = `  ${returned((indent) => this.#component(component, indent), 2)}\n`;
    else throw new NotPasteable('no component');

    const named = [...this.#named].map((arg) => {
      const text = this.#text(arg.value, 0);
      return `const ${arg.name} = ${text === '() => {}' ? 'console.log' : text};`;
    });
    const { imports, declarations } = this.#module.write();
    const example = `export default function Example() {\n${body}}`;
    return `${[imports, ...declarations, ...named, example]
      .filter(Boolean)
      .map((part) => part.trimEnd())
      .join('\n\n')}\n`;
  }
}
