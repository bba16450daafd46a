import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTypes } from './readTypes.ts';

const all = readTypes();

function pageOf(component: string) {
  const [, page] = Object.entries(all).find(([file]) => file.endsWith(`/${component}.stories.tsx`)) ?? [];
  if (!page) throw new Error(`${component} has no page`);
  return page;
}

function typeOn(component: string, name: string) {
  const type = pageOf(component).types.find((each) => each.name === name);
  if (!type) throw new Error(`${name} is not described on the page of ${component}`);
  return type;
}

/** The props that each component of the library adds to those of its element, as `api.txt` lists them. */
function publishedProps(): ReadonlyMap<string, readonly string[]> {
  const file = path.resolve(import.meta.dirname, '../../packages/ui/api.txt');
  const exported = readFileSync(file, 'utf8').split('\n\n');
  const components = exported.flatMap((each) => /^function ([A-Z]\w+)/.exec(each)?.[1] ?? []);
  return new Map(
    components.map((component) => {
      const props = exported.find((each) => new RegExp(`^interface ${component}Props\\b`).test(each)) ?? '';
      return [component, [...props.matchAll(/^ {2}(?:readonly )?'?([\w-]+)/gm)].map(([, name = '']) => name)];
    }),
  );
}

describe('the page of a component', () => {
  it('lists and describes every prop that the library publishes', () => {
    const published = publishedProps();
    expect(published.size).toBeGreaterThan(110);
    const missing = [...published].flatMap(([component, props]) => {
      const listed = new Map(pageOf(component).props.map((each) => [each.name, each]));
      return props.filter((prop) => !listed.has(prop)).map((prop) => `${component}.${prop}`);
    });
    expect(missing).toEqual([]);
    const untold = [...published.keys()].flatMap((component) =>
      pageOf(component)
        .props.filter(({ type, description }) => !/\w/.test(type) || !/\w\W+\w/.test(description))
        .map(({ name }) => `${component}.${name}`),
    );
    expect(untold).toEqual([]);
  });

  it('says which props have to be given, also where another type hands them on', () => {
    const labelOf = (component: string) => pageOf(component).props.find(({ name }) => name === 'label');
    for (const component of ['TextField', 'CurrencyField', 'PercentField', 'MultiSelect', 'SegmentedControl'])
      expect(labelOf(component), component).toMatchObject({ required: true, tried: { name: 'string' } });
    expect(labelOf('CurrencyField')?.description).toBe('Names the control; shown above it.');
    expect(labelOf('Checkbox')?.description).toBe('Names the control; shown beside it.');
  });

  it('begins with what the component is', () => {
    const untold = Object.entries(all).flatMap(([file, { description }]) =>
      description === '' ? [file] : [],
    );
    expect(untold.filter((file) => !file.startsWith('apps/'))).toEqual([]);
    expect(pageOf('StatusBadge').description).toMatch(/Renders a `<span>`/);
  });

  it('of recipes says what they are for', () => {
    expect(pageOf('Recipes').description).toMatch(/meant to be copied.*fails once on purpose/s);
  });

  it.each([
    ['DataTable', 'columns', 'readonly Column<Row>[]', 'Column'],
    ['SelectionTable', 'columns', 'readonly Column<Row>[]', 'Column'],
    ['LineChart', 'categories', 'readonly string[]', undefined],
    ['LineChart', 'series', 'readonly ChartSeries[]', 'ChartSeries'],
    ['PendencyBanner', 'pendencies', 'readonly Pendency[]', 'Pendency'],
    ['ColumnMenu', 'menu', "ReturnType<typeof useColumnChoice<Row>>['menu']", 'useColumnChoice'],
  ])('of %s writes %s as the code does, and describes what it names', (component, prop, type, named) => {
    expect(pageOf(component).props.find(({ name }) => name === prop)?.type).toBe(type);
    if (named) expect(typeOn(component, named).description).not.toBe('');
  });

  it('of a table describes the fields of a column in the words of their docstrings', () => {
    const { fields } = typeOn('DataTable', 'Column');
    for (const name of ['format', 'width', 'minWidth', 'hiddenOn', 'popup', 'pinned', 'names'])
      expect(fields.find((field) => field.name === name)?.description, name).toMatch(/\w{3}/);
    expect(fields.find(({ name }) => name === 'minWidth')).toEqual({
      name: 'minWidth',
      type: 'number',
      required: false,
      description: 'Minimum width of a column that shares the remaining space, in pixels.',
      standard: '120',
      of: '',
    });
  });

  it('says which kinds of a type have a field', () => {
    const { fields } = typeOn('DataTable', 'Column');
    const kindsOf = (name: string) => fields.filter((field) => field.name === name).map(({ of }) => of);
    expect(kindsOf('popup')).toEqual(["'text', 'date', 'currency', 'percent', 'number', 'code'"]);
    expect(kindsOf('names')).toEqual(["'text'"]);
    expect(kindsOf('alt')).toEqual(["'image'"]);
  });

  it('of a column menu says what the hook behind it is given', () => {
    const { fields } = typeOn('ColumnMenu', 'ColumnChoiceOptions');
    expect(fields.map(({ name }) => name)).toEqual([
      'columns',
      'storage',
      'storageKey',
      'shownIds',
      'onShownIdsChange',
    ]);
    expect(fields.filter(({ description }) => description === '')).toEqual([]);
  });

  it('describes nothing that has a page of its own', () => {
    const names = Object.values(all).flatMap(({ types }) => types.map(({ name }) => name));
    expect(names.filter((name) => name.endsWith('Props'))).toEqual([]);
  });
});
