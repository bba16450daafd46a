import type { Schemas } from '@portal/api';

const names = ['TRAMONTINA', 'BRINOX', 'ROCHEDO', 'PANELUX', 'FULGOR', 'NIGRO', 'EIRILAR', 'CERAFLAME'];

/** A page of brands. */
export const brands: Schemas['Brand'][] = Array.from({ length: 30 }, (_, index) => ({
  id: 412 + index,
  codigo: 1045 + index,
  descricao: index < names.length ? (names[index] ?? '') : `${names[index % names.length]} LINHA ${index}`,
  versao: 1 + (index % 3),
}));
