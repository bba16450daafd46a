import type { TermType } from '@portal/domain';
import { createRandom } from '../random.ts';

/** Terms of a supplier in the purchasing system. */
export interface TermsRow {
  fornecedorId: number;
  tipoPrazo: TermType;
  prazoEmDias: number | null;
  doDia: number | null;
  ateDia: number | null;
  diaBase: number | null;
  prazoVencimento1: number | null;
  prazoVencimento2: number | null;
  prazoVencimento3: number | null;
  prazoVencimento4: number | null;
  prazoVencimento5: number | null;
  prazosCadastro: string;
  respostaMs: number;
}

const SPLITS = [
  [30, 60],
  [30, 60, 90],
  [28, 35, 42],
  [30, 45, 60, 75, 90],
] as const;
const SINGLES = [21, 28, 30, 45] as const;

/** What goes wrong with the terms of a few suppliers, by their place: none, no text, no answer in time. */
const WITHOUT_TERMS = 3;
const WITHOUT_TEXT = 5;
const WITHOUT_ANSWER = 7;
const TOO_LONG_MS = 30_000;

/** Payment terms of the suppliers, all but one; one has none registered and one is answered too late (RQP-028 to RQP-031). */
export function createSupplierTerms(supplierIds: readonly number[]): TermsRow[] {
  const random = createRandom('supplier terms');
  return supplierIds.flatMap((fornecedorId, place) => {
    const tipoPrazo = random.weighted<TermType>([
      ['Parcelado', 60],
      ['Padrao', 25],
      ['Periodo', 15],
    ]);
    const period = random.pick([
      [1, 16, 10],
      [16, 31, 25],
    ] as const);
    const single = random.pick(SINGLES);
    const days: readonly number[] = tipoPrazo === 'Parcelado' ? random.pick(SPLITS) : [single];
    if (place === WITHOUT_TERMS) return [];
    const isPeriod = tipoPrazo === 'Periodo';
    const at = (index: number) => (isPeriod ? null : (days[index] ?? null));
    return [
      {
        fornecedorId,
        tipoPrazo,
        prazoEmDias: tipoPrazo === 'Parcelado' ? null : single,
        doDia: isPeriod ? period[0] : null,
        ateDia: isPeriod ? period[1] : null,
        diaBase: isPeriod ? period[2] : null,
        prazoVencimento1: at(0),
        prazoVencimento2: at(1),
        prazoVencimento3: at(2),
        prazoVencimento4: at(3),
        prazoVencimento5: at(4),
        prazosCadastro:
          place === WITHOUT_TEXT
            ? ''
            : isPeriod
              ? `${single} dias, do dia ${period[0]} ao ${period[1]}`
              : days.join('/'),
        respostaMs: place === WITHOUT_ANSWER ? TOO_LONG_MS : random.integer(80, 900),
      },
    ];
  });
}
