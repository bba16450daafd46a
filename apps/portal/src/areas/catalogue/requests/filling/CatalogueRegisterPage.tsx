import { useAtomValue } from 'jotai';
import { addressAtom } from '../../../../shared/address/addressAtom.ts';
import { NewFamilyPage } from '../../families/new/NewFamilyPage.tsx';
import { createFilling } from './createFilling.ts';
import { FillingPage } from './FillingPage.tsx';

/** Id of the family request, in the address of staff (G-36). */
const REQUEST = 'solicitacaoId';

const pageAddressAtom = addressAtom('catalogue-register');
const filling = createFilling('catalogue-register', ({ search }) => new URLSearchParams(search).get(REQUEST));

/** Registers a family: that of a request which the address names, or a new one of the catalogue (RTE-010, X-08). */
export function CatalogueRegisterPage() {
  const { search } = useAtomValue(pageAddressAtom);
  return new URLSearchParams(search).has(REQUEST) ? <FillingPage filling={filling} /> : <NewFamilyPage />;
}
