import { createFilling } from './createFilling.ts';
import { FillingPage } from './FillingPage.tsx';

const filling = createFilling('my-products-request', ({ params }) => params.solicitacaoId);

/** The page on which a supplier fills in a family of a request (RTE-006, RTE-032). */
export function MyFamilyPage() {
  return <FillingPage filling={filling} />;
}
