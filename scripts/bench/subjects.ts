import type { Options, Part } from './options.ts';

/** One thing that is measured: a file of `subjects/`, or of `peers/` where it needs what others publish. */
export interface Subject {
  part: Part;
  /** Its file, without folder and ending. */
  file: string;
  label: string;
  /** The file is in `peers/`, and so are the libraries it imports. */
  fromPeers?: true;
  /** What the others are measured by. */
  isReference?: true;
  /** What is printed below the table. */
  note?: string;
}

export interface FieldSubject extends Subject {
  part: 'fields';
  /** Fourteen characters, then, after the field is emptied, six more. */
  typed: readonly [string, string];
  /** What the field shows after the first fourteen. */
  shows: string;
}

export interface SelectSubject extends Subject {
  part: 'selects';
  /** Where its options come from. */
  sources: readonly ('whole' | 'paged')[];
}

export interface TableSubject extends Subject {
  part: 'tables';
  /** There is no table to press or scroll. */
  isBaseline?: true;
}

const letters = ['comercial sert', 'lagoas'] as const;
const digits = ['12345678000195', '428317'] as const;
const both = ['whole', 'paged'] as const;

export const fieldSubjects: readonly FieldSubject[] = [
  {
    part: 'fields',
    file: 'plainInput',
    label: 'plain controlled `<input>`',
    isReference: true,
    typed: letters,
    shows: letters[0],
  },
  {
    part: 'fields',
    file: 'textField',
    label: '**TextField**, in capitals',
    typed: letters,
    shows: 'COMERCIAL SERT',
  },
  {
    part: 'fields',
    file: 'cnpjField',
    label: '**CnpjField**, masked',
    typed: digits,
    shows: '12.345.678/0001-95',
  },
  {
    part: 'fields',
    file: 'currencyField',
    label: '**CurrencyField**, from the cents',
    typed: digits,
    shows: '123.456.780.001,95',
  },
  {
    part: 'fields',
    file: 'antd',
    label: 'Ant Design Input',
    fromPeers: true,
    typed: letters,
    shows: letters[0],
  },
  { part: 'fields', file: 'mui', label: 'MUI TextField', fromPeers: true, typed: letters, shows: letters[0] },
];

export const selectSubjects: readonly SelectSubject[] = [
  {
    part: 'selects',
    file: 'downshift',
    label: 'downshift + react-virtual',
    fromPeers: true,
    isReference: true,
    sources: both,
  },
  { part: 'selects', file: 'select', label: '**Select**', sources: ['whole'] },
  { part: 'selects', file: 'pagedSelect', label: '**PagedSelect**', sources: ['paged'] },
  { part: 'selects', file: 'antd', label: 'Ant Design Select', fromPeers: true, sources: both },
  { part: 'selects', file: 'mui', label: 'MUI Autocomplete', fromPeers: true, sources: both },
];

/** What every page of a table carries, for the heap to be counted from. */
export const noTable: TableSubject = { part: 'tables', file: 'noTable', label: 'no table', isBaseline: true };

export const tableSubjects: readonly TableSubject[] = [
  {
    part: 'tables',
    file: 'floor',
    label: 'floor: `<table>` by hand + react-virtual',
    isReference: true,
  },
  { part: 'tables', file: 'selectionTable', label: '**SelectionTable** on DataTable' },
  {
    part: 'tables',
    file: 'agGrid',
    label: 'AG Grid Community',
    fromPeers: true,
    note: 'only its client-side rows and row selection; without the motion of a sort, which takes 400 ms by default.',
  },
  {
    part: 'tables',
    file: 'muiX',
    label: 'MUI X Data Grid',
    fromPeers: true,
    note: 'the free edition shows pages of 100 rows: it has, sorts and chooses all of them, but scrolls one page to and fro.',
  },
  {
    part: 'tables',
    file: 'reactDataGrid',
    label: 'react-data-grid',
    fromPeers: true,
    note: 'the version 7 beta, its line for React 19.',
  },
  { part: 'tables', file: 'antd', label: 'Ant Design Table, virtual', fromPeers: true },
];

/** Those of a list that a run measures: the references, ours, and with `--peers` the others. */
export function chosenSubjects<Kind extends Subject>(
  subjects: readonly Kind[],
  { parts, peers, subjects: wanted }: Pick<Options, 'parts' | 'peers' | 'subjects'>,
): readonly Kind[] {
  return subjects.filter(({ part, file, fromPeers, isReference }) => {
    if (!parts.includes(part)) return false;
    if (isReference) return true;
    return wanted.length > 0 ? wanted.includes(file) : peers || !fromPeers;
  });
}
