import { familyRequestRemovalRefusal, supplierName } from '@portal/domain';
import { formatCnpj, formatDate, formatInstant, percentText } from '@portal/formats';
import { type Column, RelativeAge } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { approvalStatus } from '../../productStatus.ts';
import { LastDay } from '../LastDay.tsx';
import { registrationStatus, validationStatus } from '../requestStatus.ts';
import { familyNameOf, type RequestRow, requestRowRemoval } from './requestRows.ts';

const removeIcon = <Trash2 />;

/**
 * The eighteen columns of G-35 and the validations (SOL-028). The supplier's two numbers come last, so that family, product
 * and status are in sight without scrolling; a phone shows at once who is waited for, and since when.
 */
const facts: readonly Column<RequestRow>[] = [
  {
    id: 'codigo',
    header: 'Solicitação',
    format: 'code',
    width: 116,
    hiddenOn: 'narrow',
    value: ({ codigoSolicitacao }) => codigoSolicitacao,
  },
  {
    id: 'fornecedor',
    header: 'Fornecedor',
    format: 'text',
    width: 168,
    twoLines: true,
    value: ({ fornecedorNomeTela: nomeFantasia, fornecedorCnpj: cnpj }) =>
      supplierName({ razaoSocial: null, nomeFantasia, cnpj }),
  },
  { id: 'familia', header: 'Família', format: 'text', names: true, minWidth: 184, value: familyNameOf },
  {
    id: 'produto',
    header: 'Produto',
    format: 'text',
    width: 216,
    twoLines: true,
    value: ({ produtoNome }) => produtoNome,
  },
  {
    id: 'statusProduto',
    header: 'Status Produto',
    format: 'status',
    width: 208,
    value: ({ statusProduto }) => statusProduto && approvalStatus(statusProduto),
  },
  {
    id: 'statusFamiliaComercial',
    header: 'Comercial',
    format: 'status',
    width: 208,
    value: ({ statusFamiliaComercial }) => registrationStatus(statusFamiliaComercial, 'commercial'),
  },
  {
    id: 'statusContabil',
    header: 'Contábil',
    format: 'status',
    width: 216,
    value: ({ statusContabil }) => registrationStatus(statusContabil, 'accounting'),
  },
  { id: 'cx', header: 'Cx', format: 'number', width: 72, hiddenOn: 'narrow', value: ({ cx }) => cx },
  {
    id: 'bloqueados',
    header: 'Bloqueados',
    format: 'number',
    width: 108,
    hiddenOn: 'narrow',
    value: ({ bloqueados }) => bloqueados,
  },
  {
    id: 'risco',
    header: 'Risco',
    format: 'text',
    width: 128,
    hiddenOn: 'narrow',
    value: ({ risco }) => risco,
  },
  {
    id: 'valorNf',
    header: 'Valor NF',
    format: 'currency',
    width: 116,
    hiddenOn: 'narrow',
    value: ({ valorNf }) => valorNf,
  },
  {
    id: 'custoFinal',
    header: 'Custo Final',
    format: 'currency',
    width: 116,
    hiddenOn: 'narrow',
    value: ({ custoFinal }) => custoFinal,
  },
  { id: 'pv', header: 'PV', format: 'currency', width: 116, hiddenOn: 'narrow', value: ({ pv }) => pv },
  {
    id: 'margem',
    header: 'Margem',
    format: 'text',
    align: 'end',
    width: 96,
    hiddenOn: 'narrow',
    value: ({ margem }) => (margem === null ? null : percentText(margem)),
  },
  {
    id: 'dataCriacao',
    header: 'Criação',
    format: 'custom',
    width: 184,
    render: ({ dataCriacao }) => (
      <>
        {formatInstant(dataCriacao)} <RelativeAge instant={dataCriacao} />
      </>
    ),
    text: ({ dataCriacao }) => formatInstant(dataCriacao),
  },
  {
    id: 'dataExpiracao',
    header: 'Expiração',
    format: 'custom',
    width: 232,
    hiddenOn: 'narrow',
    render: (row) => <LastDay request={row} />,
    text: ({ dataExpiracao }) => formatDate(dataExpiracao),
  },
  {
    id: 'validacoes',
    header: 'Validações',
    format: 'validations',
    width: 124,
    hiddenOn: 'narrow',
    value: ({ validacoes }) =>
      validacoes.map(({ nome, status }) => ({ name: nome, ...validationStatus(status.label) })),
  },
  {
    id: 'fornecedorCnpj',
    header: 'CNPJ',
    format: 'code',
    width: 176,
    hiddenOn: 'narrow',
    value: ({ fornecedorCnpj }) => formatCnpj(fornecedorCnpj),
  },
  {
    id: 'codigoFornecedor',
    header: 'Cód. Fornecedor',
    format: 'code',
    width: 128,
    hiddenOn: 'narrow',
    value: ({ codigoFornecedor }) => codigoFornecedor,
  },
];

/** The columns of the rows of requests; removing a row is closed with a reason (SOL-006). */
export function useRequestRowColumns(): readonly Column<RequestRow>[] {
  const roles = useAtomValue(rolesAtom);
  const ask = useSetAtom(requestRowRemoval.rowAtom);
  return useMemo(
    () => [
      ...facts,
      {
        id: 'acoes',
        header: 'Ações',
        format: 'actions',
        width: 72,
        actions: (row: RequestRow) => {
          const refusal = familyRequestRemovalRefusal(roles, row);
          return [
            {
              label: 'Excluir',
              icon: removeIcon,
              onSelect: () => ask(row),
              ...(refusal !== null && { disabled: true, disabledReason: refusal }),
            },
          ];
        },
      },
    ],
    [roles, ask],
  );
}
