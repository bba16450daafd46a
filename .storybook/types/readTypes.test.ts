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

describe('the page of a component', () => {
  it('knows the type of every prop', () => {
    const untold = Object.entries(all).filter(([, { props }]) => Object.keys(props).length === 0);
    expect(untold).toEqual([]);
    const unknown = Object.entries(all).flatMap(([file, { props }]) =>
      Object.entries(props).flatMap(([prop, type]) => (/\bunknown\b/.test(type) ? [`${file}: ${prop}`] : [])),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['DataTable', 'columns', 'readonly Column<Row>[]', 'Column'],
    ['SelectionTable', 'columns', 'readonly Column<Row>[]', 'Column'],
    ['LineChart', 'categories', 'readonly string[]', undefined],
    ['LineChart', 'series', 'readonly ChartSeries[]', 'ChartSeries'],
    ['PendencyBanner', 'pendencies', 'readonly Pendency[]', 'Pendency'],
    ['ColumnMenu', 'menu', "ReturnType<typeof useColumnChoice<Row>>['menu']", 'useColumnChoice'],
  ])('of %s writes %s as the code does, and describes what it names', (component, prop, type, named) => {
    expect(pageOf(component).props[prop]).toBe(type);
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
    expect(kindsOf('popup')).toEqual(["'text', 'date', 'price', 'percent', 'number', 'code'"]);
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
