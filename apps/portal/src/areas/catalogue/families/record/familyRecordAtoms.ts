import { href } from '@portal/domain';
import { atom } from 'jotai';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { familyStatus } from '../../productStatus.ts';
import { shownProductAtom } from '../../products/catalogue/shownProductAtom.ts';
import { tabAtom } from '../../tabAtom.ts';

const pageAddressAtom = addressAtom('catalogue-family');
const listAddressAtom = addressAtom('catalogue');

const familyIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));

const familyAtom = queryAtom((get) => {
  const familiaId = get(familyIdAtom);
  return get(queriesAtom).queryOptions(
    'get',
    '/api/produtos/familias/{familiaId}',
    { params: { path: { familiaId: familiaId ?? 0 } } },
    { enabled: familiaId !== null },
  );
});

const TABS = ['familia', 'produtos'] as const;
/** A tab of the page. */
export type FamilyTab = (typeof TABS)[number];

/** The open tab: an address with a product opens the products. */
export const familyTabAtom = tabAtom<FamilyTab>(
  'catalogue-family',
  TABS,
  atom((get) => (new URLSearchParams(get(pageAddressAtom).search).has('produto') ? 'produtos' : 'familia')),
);

/**
 * Starts loading the product of the address together with its family, so that the calls run in parallel. The value
 * never changes, so that the page does not render again with each product.
 */
export const earlyProductAtom = atom((get) => {
  if (get(familyTabAtom) === 'produtos') get(shownProductAtom);
  return null;
});

/** The family of the page (GAP-33). */
export const familyRecordAtom = atom((get) => {
  const query = get(familyAtom);
  const { data: family } = query;
  return {
    family,
    title: family?.nome ?? 'Família',
    status: family && familyStatus(family.status),
    /** Address of the list with its search, order and page. */
    backHref: `${href('catalogue')}${get(listAddressAtom).search}`,
    ...recordReadingOf(query, get(familyIdAtom) !== null, 'Família não encontrada'),
  };
});
