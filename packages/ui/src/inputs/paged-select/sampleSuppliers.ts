import { useRef, useState } from 'react';
import type { SelectOption } from '../../internal/listbox/options/option.ts';
import { supplierOptionLabel } from './supplierOptionLabel.ts';

const tradeNames = ['CASA BELA', 'LAR & CIA', 'MUNDO DOS BRINQUEDOS', 'PAPELARIA CENTRAL', 'FLOR DE ALGODÃO'];

/** Forty-five suppliers, as a server would hold them. */
const suppliers: SelectOption[] = Array.from({ length: 45 }, (_, index) => ({
  value: `${index + 1}`,
  label: supplierOptionLabel(1001 + index, `${tradeNames[index % tradeNames.length]} ${index + 1}`),
}));

const pageSize = 20;

/** Stands for the call of your server: one page, from 1, of the suppliers that a text finds. */
async function readSuppliers(text: string, page: number) {
  await new Promise((answer) => setTimeout(answer, 20));
  const found = suppliers.filter(({ label }) => label.includes(text.toUpperCase()));
  return { options: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/** The pages read so far, and the text that they answer. */
interface LoadedSuppliers {
  text: string;
  page: number;
  options: readonly SelectOption[];
  total: number;
}

/** What a list that a server searches and pages is given: later pages join the first, and a late answer is dropped. */
export function useSuppliers() {
  const [loaded, setLoaded] = useState<LoadedSuppliers>({ text: '', page: 0, options: [], total: 0 });
  const [loading, setLoading] = useState(false);
  const [loadError, setLoadError] = useState<string>();
  const asked = useRef({ text: '', page: 0 });

  const read = async (text: string, page: number) => {
    const question = { text, page };
    asked.current = question;
    setLoading(true);
    setLoadError(undefined);
    try {
      const { options, total } = await readSuppliers(text, page);
      if (asked.current !== question) return; // something else was asked for meanwhile
      setLoaded((before) => ({
        text,
        page,
        options: page === 1 ? options : [...before.options, ...options],
        total,
      }));
      setLoading(false);
    } catch {
      if (asked.current !== question) return;
      setLoadError('Não foi possível carregar os fornecedores.');
      setLoading(false);
    }
  };

  return {
    options: loaded.options,
    total: loaded.total,
    hasMore: loaded.options.length < loaded.total,
    loading,
    loadError,
    onSearch: (text: string) => read(text, 1),
    onLoadMore: () => read(loaded.text, loaded.page + 1),
    onRetry: () => read(asked.current.text, asked.current.page),
  };
}
