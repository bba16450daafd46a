import { supplierName } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { AgedStatus, type Column, ValidationsStatus } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { supplierLabelAtom } from '../enumerations/supplierEnumerationsAtom.ts';
import type { RegistrationRow } from './registrationLists.ts';
import { decisionOf, statusOf, validationsOfRow } from './registrationRow.ts';

/** Name of the supplier of a row. */
export const nameOf = ({ name, nomeFantasia, cnpj }: RegistrationRow) =>
  supplierName({ razaoSocial: name, nomeFantasia, cnpj });

function validationColumn(
  id: string,
  header: string,
  area: Parameters<typeof decisionOf>[1],
): Column<RegistrationRow> {
  return {
    id,
    header,
    format: 'custom',
    width: 150,
    render: (row) => (
      <ValidationsStatus
        status={decisionOf(row, area)}
        validations={validationsOfRow(row)}
        recordName={nameOf(row)}
      />
    ),
    text: (row) => decisionOf(row, area).label,
  };
}

const columnsAfterSegment: readonly Column<RegistrationRow>[] = [
  {
    id: 'dataCriacao',
    header: 'Data cadastro',
    format: 'date',
    width: 128,
    value: ({ dataCriacao }) => dataCriacao,
  },
  {
    id: 'responsavel',
    header: 'Responsável',
    format: 'text',
    width: 128,
    twoLines: true,
    value: ({ responsavel }) => responsavel,
  },
  {
    id: 'status',
    header: 'Status',
    format: 'custom',
    width: 208,
    render: (row) => <AgedStatus {...statusOf(row)} instant={row.dataModificacao} />,
    text: (row) => statusOf(row).label,
  },
  validationColumn('statusComercial', 'Validação Comercial', 'commercial'),
  validationColumn('statusContabil', 'Validação Contábil', 'accounting'),
];

/** The columns of a list of registrations, in this order (SUP-001 to SUP-007, SUP-010, G-35). */
export function useRegistrationColumns(): readonly Column<RegistrationRow>[] {
  const labelOf = useAtomValue(supplierLabelAtom);
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Razão social',
        format: 'text',
        minWidth: 240,
        value: nameOf,
      },
      {
        id: 'nomeFantasia',
        header: 'Nome Fantasia',
        format: 'text',
        width: 152,
        twoLines: true,
        value: ({ nomeFantasia }) => nomeFantasia,
      },
      {
        id: 'segmento',
        header: 'Segmento',
        format: 'text',
        width: 112,
        value: ({ segmento }) => labelOf('segmentos', segmento),
      },
      ...columnsAfterSegment,
    ],
    [labelOf],
  );
}

/** Columns of the CSV that the table does not have: the CNPJ, and what is said below a status and in the expanded area. */
export const fileColumns: readonly Column<RegistrationRow>[] = [
  {
    id: 'cnpj',
    header: 'CNPJ',
    format: 'code',
    value: ({ cnpj }) => formatCnpj(cnpj),
  },
  {
    id: 'dataModificacao',
    header: 'Última modificação',
    format: 'date',
    value: ({ dataModificacao }) => dataModificacao,
  },
  {
    id: 'marcas',
    header: 'Marcas',
    format: 'chips',
    value: ({ marcas }) => marcas.map(({ descricao }) => descricao),
  },
  {
    id: 'categorias',
    header: 'Categorias',
    format: 'chips',
    value: ({ categorias }) => categorias.map(({ descricao }) => descricao),
  },
];
