import { z } from 'zod';
import { shapeOf } from '../fields/defineFields.ts';
import { taxationFields } from './familyFields.ts';
import { settleTaxation } from './taxationRules.ts';

/**
 * Form and body of the taxation alone, as accounting saves it (FAM-037, FAM-043): rates from 0 to 100 and MVA from 0 to
 * 999 with four decimals, money with two. The rules of C-4 are applied to what comes out.
 */
export const taxationSchema = z.object(shapeOf(taxationFields)).transform(settleTaxation);

/** Values of the taxation form. */
export type TaxationForm = z.input<typeof taxationSchema>;

/** Taxation as the call sends it. */
export type TaxationValues = z.output<typeof taxationSchema>;
