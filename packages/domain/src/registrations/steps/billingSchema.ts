import * as z from 'zod/mini';
import { shapeOf } from '../../fields/defineFields.ts';
import { billingFields } from './billingFields.ts';

/**
 * Form and body of step 6 (ST6-002 to ST6-017, G-05, G-28, G-33): at least one contact and one carrier. Regions come
 * out in their order.
 */
export const billingSchema = z.object(shapeOf(billingFields));

/** Step 6 as the call sends it. */
export type BillingBody = z.output<typeof billingSchema>;
