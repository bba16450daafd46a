import type { Schemas } from '@portal/api';
import { formatNumber } from '@portal/formats';

/** How much waits, in words where not all of it was counted: 'mais de 10.000'. */
export function workCount({
  quantidade,
  haMais,
}: Pick<Schemas['WorkList']['itens'][number], 'quantidade' | 'haMais'>) {
  return `${haMais ? 'mais de ' : ''}${formatNumber(quantidade)}`;
}
