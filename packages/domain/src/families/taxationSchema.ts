import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { type FamilyForm, taxationFields } from './familyFields.ts';
import { isCestRequired, settleTaxation } from './taxationRules.ts';

const CEST_MISSING = 'Este CST exige o CEST da família: peça ao comercial que o informe';

const taxationValues = z.object(shapeOf(taxationFields));
const readCst = whenReadable(z.pick(taxationValues, { cst: true }));

/**
 * The taxation alone (FAM-043): rates from 0 to 100 and MVA from 0 to 999 with four decimals, money with two. The rules
 * of C-4 are applied to what comes out.
 */
export const taxationSchema = z.pipe(taxationValues, z.transform(settleTaxation));

/**
 * Form and body of the taxation as accounting saves it (FAM-037). The call carries no CEST, so that the one that the
 * family has decides whether CST may become Icms (FMC-056); a family that came with Icms and without CEST stays open.
 *
 * @param stored the family that is changed.
 */
export function savedTaxationSchema(stored: Pick<FamilyForm, 'cst' | 'cestId'>) {
  const mayBeIcms = stored.cestId !== null || isCestRequired(stored);
  return z.pipe(
    taxationValues.check(
      z.superRefine((values, context) => {
        if (mayBeIcms || !isCestRequired(values)) return;
        context.addIssue({ code: 'custom', path: ['cst'], message: CEST_MISSING });
      }, readCst),
    ),
    z.transform(settleTaxation),
  );
}

/** Values of the taxation form. */
export type TaxationForm = z.input<typeof taxationSchema>;

/** Taxation as the call sends it. */
export type TaxationValues = z.output<typeof taxationSchema>;
