/** How wide a line may become: what "Show code" shows without scrolling sideways. */
const WIDTH = 100;

const fits = (text: string, indent: number) => !text.includes('\n') && indent + text.length <= WIDTH;

/** How far the line is indented that holds a place of a text. */
export function indentAt(text: string, place: number): number {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1);
  return line.length - line.trimStart().length;
}

/** A text that starts within a line, its other lines moved sideways. */
export function moved(text: string, by: number): string {
  const [first = '', ...rest] = text.split('\n');
  const move = (line: string) =>
    by >= 0 ? ' '.repeat(line === '' ? 0 : by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '');
  return [first, ...rest.map(move)].join('\n');
}

/** A list between brackets: on one line where it fits, else each part on its own. */
export function list(open: string, parts: readonly string[], close: string, indent: number): string {
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (fits(line, indent)) return line;
  const space = ' '.repeat(indent);
  return `${open}\n${parts.map((part) => `${space}  ${part},\n`).join('')}${space}${close}`;
}

/** The start of an element; its attributes are written as if they stood at `indent + 2`. */
export function tag(name: string, attributes: readonly string[], end: '>' | '/>', indent: number): string {
  const line = `<${[name, ...attributes].join(' ')}${end === '/>' ? ' />' : '>'}`;
  if (fits(line, indent) || attributes.length === 0) return line;
  const space = ' '.repeat(indent);
  return `<${name}\n${attributes.map((each) => `${space}  ${each}\n`).join('')}${space}${end}`;
}

/** An element; its children are written as if they stood at `indent + 2`. */
export function element(
  name: string,
  attributes: readonly string[],
  children: string | undefined,
  indent: number,
): string {
  if (children === undefined) return tag(name, attributes, '/>', indent);
  const open = tag(name, attributes, '>', indent);
  const line = `${open}${children}</${name}>`;
  if (fits(line, indent)) return line;
  const space = ' '.repeat(indent);
  return `${open}\n${space}  ${children}\n${space}</${name}>`;
}

/** What a function returns, as a statement at `indent`; `write` writes it at the indent it is given. */
export function returned(write: (indent: number) => string, indent: number): string {
  const line = write(indent);
  if (fits(`return ${line};`, indent)) return `return ${line};`;
  const space = ' '.repeat(indent);
  return `return (\n${space}  ${write(indent + 2)}\n${space});`;
}
