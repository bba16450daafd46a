// Written by npm run generate.

import type { Handlers, OperationId } from '../http/operationHandler.ts';
import { accountHandlers } from './account/accountHandlers.ts';
import { batchHandlers } from './batches/batchHandlers.ts';
import { branchHandlers } from './branches/branchHandlers.ts';
import { brandHandlers } from './brands/brandHandlers.ts';
import { supplierBrandHandlers } from './brands/supplierBrandHandlers.ts';
import { browserErrorHandlers } from './browser-errors/browserErrorHandlers.ts';
import { categoryHandlers } from './categories/categoryHandlers.ts';
import { supplierCategoryHandlers } from './categories/supplierCategoryHandlers.ts';
import { cepHandlers } from './ceps/cepHandlers.ts';
import { curveHandlers } from './curves/curveHandlers.ts';
import { divisionGroupHandlers } from './division-groups/divisionGroupHandlers.ts';
import { divisionHandlers } from './divisions/divisionHandlers.ts';
import { documentHandlers } from './documents/documentHandlers.ts';
import { eanHandlers } from './eans/eanHandlers.ts';
import { enumerationHandlers } from './enumerations/enumerationHandlers.ts';
import { familyChoiceHandlers } from './families/familyChoiceHandlers.ts';
import { familyHandlers } from './families/familyHandlers.ts';
import { fiscalCodeHandlers } from './fiscal-codes/fiscalCodeHandlers.ts';
import { logHandlers } from './logs/logHandlers.ts';
import { managerHandlers } from './managers/managerHandlers.ts';
import { marketClassificationHandlers } from './market-classifications/marketClassificationHandlers.ts';
import { namesakeHandlers } from './namesakes/namesakeHandlers.ts';
import { passwordLinkHandlers } from './password-links/passwordLinkHandlers.ts';
import { dataReadHandlers } from './privacy/dataReadHandlers.ts';
import { privacyHandlers } from './privacy/privacyHandlers.ts';
import { linkHandlers } from './product-suppliers/linkHandlers.ts';
import { skuHandlers } from './product-suppliers/skuHandlers.ts';
import { labelHandlers } from './products/labels/labelHandlers.ts';
import { productHandlers } from './products/productHandlers.ts';
import { purchaseBlockHandlers } from './purchase-blocks/purchaseBlockHandlers.ts';
import { registrationListHandlers } from './registrations/lists/registrationListHandlers.ts';
import { registrationHandlers } from './registrations/registrationHandlers.ts';
import { requestedProductHandlers } from './requested-products/requestedProductHandlers.ts';
import { decisionHandlers } from './requests/decisions/decisionHandlers.ts';
import { requestHandlers } from './requests/requestHandlers.ts';
import { requisitionHandlers } from './requisitions/requisitionHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signUpHandlers } from './sign-up/signUpHandlers.ts';
import { staffHandlers } from './staff/staffHandlers.ts';
import { supplierSummaryHandlers } from './supplier-summaries/supplierSummaryHandlers.ts';
import { supplierHandlers } from './suppliers/supplierHandlers.ts';
import { tutorialHandlers } from './tutorial/tutorialHandlers.ts';
import { unitHandlers } from './units/unitHandlers.ts';
import { workHandlers } from './work/workHandlers.ts';

/** The handler of each call of the contract. A call without one does not compile. */
export const handlers: Handlers<OperationId> = {
  ...accountHandlers,
  ...batchHandlers,
  ...branchHandlers,
  ...brandHandlers,
  ...supplierBrandHandlers,
  ...browserErrorHandlers,
  ...categoryHandlers,
  ...supplierCategoryHandlers,
  ...cepHandlers,
  ...curveHandlers,
  ...divisionGroupHandlers,
  ...divisionHandlers,
  ...documentHandlers,
  ...eanHandlers,
  ...enumerationHandlers,
  ...familyChoiceHandlers,
  ...familyHandlers,
  ...fiscalCodeHandlers,
  ...logHandlers,
  ...managerHandlers,
  ...marketClassificationHandlers,
  ...namesakeHandlers,
  ...passwordLinkHandlers,
  ...dataReadHandlers,
  ...privacyHandlers,
  ...linkHandlers,
  ...skuHandlers,
  ...labelHandlers,
  ...productHandlers,
  ...purchaseBlockHandlers,
  ...registrationListHandlers,
  ...registrationHandlers,
  ...requestedProductHandlers,
  ...decisionHandlers,
  ...requestHandlers,
  ...requisitionHandlers,
  ...sessionHandlers,
  ...signUpHandlers,
  ...staffHandlers,
  ...supplierSummaryHandlers,
  ...supplierHandlers,
  ...tutorialHandlers,
  ...unitHandlers,
  ...workHandlers,
};
