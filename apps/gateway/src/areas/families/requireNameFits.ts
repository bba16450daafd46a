import { isProductNameTooLong, PRODUCT_NAME_ALERT_TEXT } from '@portal/domain';
import { refused } from '../../http/GatewayError.ts';

/**
 * Checks that a generated name of a family or a product is not too long.
 *
 * @throws GatewayError 400 with the text of the alert (PRD-048).
 */
export function requireNameFits(nome: string): void {
  if (isProductNameTooLong(nome)) throw refused(PRODUCT_NAME_ALERT_TEXT);
}
