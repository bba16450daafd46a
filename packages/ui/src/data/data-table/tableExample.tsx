import { Pencil, Trash2 } from 'lucide-react';
import type { CellStatus, Column, Validation } from './columns/column.ts';

/** A product as the tables show it. */
export interface ExampleRow {
  id: number;
  image: string | null;
  name: string;
  code: string;
  supplier: string;
  date: string | null;
  price: number | null;
  margin: number | null;
  status: CellStatus;
  validations: readonly Validation[];
}

const kinds = [
  'CAFÉ TORRADO',
  'ARROZ AGULHINHA',
  'DETERGENTE NEUTRO',
  'PANELA ANTIADERENTE',
  'TOALHA DE BANHO',
  'LUMINÁRIA DE MESA',
];
const brands = ['SERRA AZUL', 'BOM LAR', 'PAULISTA', 'SERTÃO', 'NORTE SUL'];
const sizes = ['500 G', '5 KG', '500 ML', '24 CM', '70 X 140 CM', '110 V'];
const suppliers = [
  'Comercial Andrade Ltda.',
  'Indústria Paulista S.A.',
  'Distribuidora Norte',
  'Grupo Sertão',
];
const statuses: readonly CellStatus[] = [
  { tone: 'success', label: 'Aprovado' },
  { tone: 'warning', label: 'Aguardando comercial' },
  { tone: 'partner', label: 'Aguardando fornecedor' },
  { tone: 'info', label: 'Em análise' },
  { tone: 'danger', label: 'Reprovado' },
];

const at = <Value,>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('The list of examples is empty');
  return value;
};

/** A packshot in one colour, which needs no network. */
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect x="14" y="8" width="32" height="44" rx="4" fill="hsl(${hue} 45% 62%)"/><rect x="20" y="24" width="20" height="12" fill="#fff"/></svg>`)}`;

/** The same rows each time. */
export function exampleRows(count: number, from = 0): readonly ExampleRow[] {
  return Array.from({ length: count }, (_, offset): ExampleRow => {
    const id = from + offset + 1;
    return {
      id,
      image: id % 9 === 0 ? null : picture((id * 47) % 360),
      name: `${at(kinds, id * 7)} ${at(brands, id * 3)} ${at(sizes, id * 5)} ${id}`,
      code: String(100_000 + id),
      supplier: at(suppliers, id),
      date:
        id % 11 === 0
          ? null
          : `2026-${String((id % 12) + 1).padStart(2, '0')}-${String((id % 28) + 1).padStart(2, '0')}`,
      price: id % 13 === 0 ? null : ((id * 7919) % 250_000) / 100,
      margin: id % 7 === 0 ? null : ((id * 331) % 6000) / 100,
      status: at(statuses, id),
      validations: ['Comercial', 'Contábil', 'Fiscal']
        .slice(0, id % 4)
        .map((name, check) => ({ name, ...at(statuses, id + check) })),
    };
  });
}

const pencil = <Pencil />;
const trash = <Trash2 />;

interface ExampleActs {
  onEdit: (row: ExampleRow) => void;
  onDelete: (row: ExampleRow) => void;
}

/** Code, name and acts, as most registers have them. */
export const fewColumns = ({ onEdit, onDelete }: ExampleActs): readonly Column<ExampleRow>[] => [
  { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: (row) => row.code },
  { id: 'descricao', header: 'Descrição', format: 'text', sortable: true, value: (row) => row.name },
  {
    id: 'acoes',
    header: 'Ações',
    format: 'actions',
    actions: (row) => [
      { label: 'Editar', icon: pencil, onSelect: () => onEdit(row) },
      {
        label: 'Excluir',
        icon: trash,
        onSelect: () => onDelete(row),
        disabled: row.status.tone === 'success',
        disabledReason: 'só o comercial exclui itens aprovados',
      },
    ],
  },
];

/** One column of each format. */
export const everyFormat = (acts: ExampleActs): readonly Column<ExampleRow>[] => {
  const [code, name, actions] = fewColumns(acts);
  if (!code || !name || !actions) throw new Error('The example has three columns');
  return [
    { id: 'imagem', header: 'Imagem', format: 'image', value: (row) => row.image, alt: () => '' },
    code,
    { ...name, header: 'Produto', width: 'auto' },
    {
      id: 'fornecedor',
      header: 'Fornecedor',
      format: 'text',
      value: (row) => row.supplier,
      hiddenOn: 'medium',
    },
    { id: 'data', header: 'Cadastro', format: 'date', sortable: true, value: (row) => row.date },
    { id: 'preco', header: 'Preço', format: 'currency', sortable: true, value: (row) => row.price },
    { id: 'margem', header: 'Margem (%)', format: 'percent', value: (row) => row.margin },
    { id: 'status', header: 'Status', format: 'status', value: (row) => row.status },
    { id: 'validacoes', header: 'Validações', format: 'validations', value: (row) => row.validations },
    actions,
  ];
};
