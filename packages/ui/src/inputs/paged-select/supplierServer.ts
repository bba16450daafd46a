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

/** Plays the page that loads suppliers: for stories and tests, where the answer comes a moment later. */
export function useSupplierServer() {
  const [text, setText] = useState<string | null>(null);
  const [pages, setPages] = useState(0);
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = suppliers.filter(({ label }) => label.includes((text ?? '').toUpperCase()));

  const answer = (page: number) => {
    setLoading(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setPages(page);
      setLoading(false);
    }, 20);
  };

  return {
    options: found.slice(0, pages * pageSize),
    total: found.length,
    hasMore: pages * pageSize < found.length,
    loading,
    onSearch: (next: string) => {
      if (next === text) return;
      setText(next);
      answer(1);
    },
    onLoadMore: () => answer(pages + 1),
  };
}
