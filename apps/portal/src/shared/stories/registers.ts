import type { Schemas } from '@portal/api';

/** A description of the greatest length. */
export const LONGEST_DESCRIPTION = 'INDÚSTRIA BRASILEIRA DE UTILIDADES DOMÉSTICAS E PRESENTES XY';

/** The categories of families. */
export const categories: Schemas['CategoryRecord'][] = [
  { id: 9, descricao: 'PANELAS', sigla: 'PANELA', kit: false, versao: 3 },
  { id: 10, descricao: 'JOGOS DE PANELAS', sigla: 'JG PANELA', kit: true, versao: 1 },
  { id: 11, descricao: 'TALHERES', sigla: 'TALHER', kit: false, versao: 1 },
  { id: 12, descricao: 'FAQUEIROS', sigla: 'FAQUEIRO', kit: true, versao: 2 },
  { id: 13, descricao: 'COPOS E TAÇAS', sigla: 'COPO', kit: false, versao: 1 },
];

/** The categories that suppliers work in. */
export const supplierCategories: Schemas['SupplierCategory'][] = [
  { id: 4, descricao: 'UTILIDADES DOMÉSTICAS', versao: 5 },
  { id: 5, descricao: 'ALIMENTOS', versao: 1 },
  { id: 6, descricao: 'LIMPEZA', versao: 1 },
  { id: 7, descricao: 'PAPELARIA', versao: 2 },
];

/** Divisions as the register lists them. */
export const divisions: Required<Schemas['DivisionRow']>[] = [
  'BAZAR',
  'BEBIDAS',
  'CAMA, MESA E BANHO',
  'LIMPEZA',
  'MERCEARIA',
].map((descricao, index) => ({ id: 4 + index, codigo: 1004 + index, descricao }));

/** The market classification, each record below the one that it belongs to. */
export const marketClassifications: Schemas['MarketClassification'][] = [
  { codigo: '2', descricao: 'UTILIDADES', nivel: 'Departamento', caminho: [] },
  { codigo: '2.5', descricao: 'COZINHA', nivel: 'Secao', caminho: ['UTILIDADES'] },
  { codigo: '2.5.11', descricao: 'PANELAS', nivel: 'Grupo', caminho: ['UTILIDADES', 'COZINHA'] },
  {
    codigo: '2.5.11.3',
    descricao: 'PANELAS DE PRESSÃO',
    nivel: 'Subgrupo',
    caminho: ['UTILIDADES', 'COZINHA', 'PANELAS'],
  },
  { codigo: '3', descricao: 'ALIMENTOS', nivel: 'Departamento', caminho: [] },
];
