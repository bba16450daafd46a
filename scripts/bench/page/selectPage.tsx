import '@fontsource-variable/inter/index.css';
import './page.css';
import { type ComponentType, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { warmFonts } from './clock.ts';
import { awaitKey, awaitPress, find, middleOf, outcome } from './presses.ts';

export interface Option {
  value: string;
  label: string;
}

/** What every select under measure gets. */
export interface SelectAppProps {
  /** All 10,000; or, of a paged source, those loaded so far for the text. */
  options: Option[];
  /** The source filters, so the component must not. */
  isPaged: boolean;
  loading: boolean;
  onQuery: (text: string) => void;
  onEnd: () => void;
}

/** One select: how it is drawn and where its parts are. */
export interface SelectSubject {
  App: ComponentType<SelectAppProps>;
  /** What is pressed to open it. */
  opener: string;
  /** One option of the open list. */
  option: string;
}

const names = [
  'Comercial Andrade',
  'Indústria Paulista',
  'Distribuidora Norte',
  'Atacado Brasil',
  'Grupo Sertão',
];
const all = Array.from(
  { length: 10_000 },
  (_, index): Option => ({
    value: String(index),
    label: `Fornecedor ${String(index).padStart(5, '0')} ${names[index % names.length]}`,
  }),
);
const pageSize = 50;
const isPaged = new URLSearchParams(location.search).has('paged');

/** Answers in a microtask: what is measured is the component and not a network. */
const load = async (query: string, page: number) =>
  all.filter(({ label }) => label.includes(query)).slice(page * pageSize, (page + 1) * pageSize);

function PagedSource({ App }: Pick<SelectSubject, 'App'>) {
  const [options, setOptions] = useState(() => all.slice(0, pageSize));
  const [{ query, page }, setAsked] = useState({ query: '', page: 0 });
  const [loading, setLoading] = useState(false);

  const ask = async (nextQuery: string, nextPage: number) => {
    setAsked({ query: nextQuery, page: nextPage });
    setLoading(true);
    const loaded = await load(nextQuery, nextPage);
    setOptions((before) => (nextPage === 0 ? loaded : [...before, ...loaded]));
    setLoading(false);
  };

  return (
    <App
      {...{ options, loading }}
      isPaged
      onQuery={(text) => void ask(text, 0)}
      onEnd={() => void ask(query, page + 1)}
    />
  );
}

function WholeSource({ App }: Pick<SelectSubject, 'App'>) {
  const ignore = useCallback(() => {}, []);
  return <App options={all} isPaged={false} loading={false} onQuery={ignore} onEnd={ignore} />;
}

/** Shows a select over 10,000 options, paged where the address says `?paged`, and answers the driver. */
export async function showSelect({ App, opener, option }: SelectSubject): Promise<void> {
  const root = find('#root');
  root.dataset.part = 'control';
  await warmFonts();
  createRoot(root).render(isPaged ? <PagedSource App={App} /> : <WholeSource App={App} />);

  /** The first option that is laid out and not hidden. */
  const firstLabel = () => {
    const element = document.querySelector(option);
    if (!element || element.getBoundingClientRect().height === 0) return '';
    return getComputedStyle(element).visibility === 'hidden' ? '' : element.textContent;
  };

  window.bench = {
    point: () => middleOf(find(opener, root)),
    awaitOpen: () => awaitPress(() => firstLabel() !== '', 'open'),
    awaitKey: (query) => awaitKey(() => firstLabel().includes(query), `key ${query}`),
    outcome,
    optionCount: () => document.querySelectorAll(option).length,
  };
}
