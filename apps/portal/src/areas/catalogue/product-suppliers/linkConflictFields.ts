import { formatBrl, formatNumber } from '@portal/formats';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { yesOrNo } from '../valueTexts.ts';
import type { LinkFields } from './linkFields.ts';

const numberText = (value: number | null) => (value === null ? null : formatNumber(value));

/** The fields of the link form as the conflict dialog shows them. */
export const linkConflictFields: readonly ConflictField<LinkFields>[] = [
  { label: 'Fornecedor', text: ({ fornecedor }) => fornecedor?.label ?? null },
  { label: 'Unidade', text: ({ unidade }) => unidade?.label ?? null },
  { label: 'Qtd. compra', text: ({ qtdCompra }) => numberText(qtdCompra) },
  { label: 'Multiplicador', text: ({ multiplicador }) => numberText(multiplicador) },
  { label: 'Cx. lastro', text: ({ qtdCxLastro }) => numberText(qtdCxLastro) },
  { label: 'Cx. pallet', text: ({ qtdCxPallet }) => numberText(qtdCxPallet) },
  { label: 'Valor pauta', text: ({ valorPauta }) => (valorPauta === null ? null : formatBrl(valorPauta)) },
  {
    label: 'Cálculo de pauta diferente',
    text: ({ calculoPautaDiferente }) => yesOrNo(calculoPautaDiferente),
  },
  { label: 'Fornecedor padrão', text: ({ padrao }) => yesOrNo(padrao) },
];
