import { z } from 'zod';
import { flag, optionalMoney, optionalNumber } from '../fields/numberFields.ts';
import { optionalOption } from '../fields/textFields.ts';
import { settleTaxation } from './taxationRules.ts';

/** Message of a rate out of its bounds (FMC-067 to FMC-069). */
const RATE_TEXT = 'Insira uma porcentagem de 0% a 100%';

/** Message of an MVA out of its bounds (FMC-065, G-41). */
const MVA_TEXT = 'Insira um valor de 0 a 999';

const rate = () => optionalNumber({ decimals: 4, min: 0, max: 100, message: RATE_TEXT });

/** Fields of the taxation as the accounting call carries them (FAM-019 to FAM-030, FAM-043). */
export const taxationFields = {
  aliquotaIcmsEntrada: rate(),
  aliquotaIcmsSaida: rate(),
  aliquotaIpi: rate(),
  calculoPautaDiferente: flag(),
  cst: optionalOption(),
  fundoPobreza: optionalOption(),
  mva: optionalNumber({ decimals: 4, min: 0, max: 999, message: MVA_TEXT }),
  pisConfins: optionalOption(),
  precoSugerido: optionalMoney(),
  icmsOrigemMercadoria: optionalOption(),
  valorNf: optionalMoney(),
  valorPauta: optionalMoney(),
  margem: optionalNumber({ decimals: 2, min: -9_999_999.99, max: 100, message: 'Margem inválida' }),
  valorBrutoCalculado: optionalMoney(),
};

/**
 * Form and body of the taxation alone, as accounting saves it (FAM-037, FAM-043): rates from 0 to 100 and MVA from 0 to
 * 999 with four decimals, money with two. The rules of C-4 are applied to what comes out.
 */
export const taxationSchema = z.object(taxationFields).transform(settleTaxation);

/** Values of the taxation form. */
export type TaxationForm = z.input<typeof taxationSchema>;

/** Taxation as the call sends it. */
export type TaxationValues = z.output<typeof taxationSchema>;
