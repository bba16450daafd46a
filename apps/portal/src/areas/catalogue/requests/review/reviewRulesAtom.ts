import { familyReview, isComercialValidator, isContabil, productReview } from '@portal/domain';
import { atom, type ExtractAtomValue } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { chosenProductAtom } from './reviewAddress.ts';
import { reviewAtom, shownProductAtom } from './reviewAtoms.ts';
import type { ReviewAct } from './reviewCalls.ts';

/** A decision that is offered to the user. */
export interface OfferedDecision {
  readonly act: ReviewAct | 'validateProduct';
  /** Why it is closed, as a message; `null` where it can be taken. */
  readonly reason: string | null;
  /** What it is about, with the version on screen (D7). */
  readonly seen: { readonly id: number; readonly versao: number };
  readonly name: string;
  /** Whether the other side has validated the family already. */
  readonly last: boolean;
}

/** What the user may do with the family on screen; `null` until it is read. */
export const familyReviewAtom = atom((get) => {
  const { reviewed } = get(reviewAtom);
  return reviewed && familyReview(get(rolesAtom), reviewed.familyRequest, reviewed.request);
});

/** What the user may do with the product on screen; `null` where there is none. */
const productReviewAtom = atom((get) => {
  const { reviewed, family } = get(reviewAtom);
  const { product } = get(shownProductAtom);
  if (!reviewed || !family || !product) return null;
  const { familyRequest, request } = reviewed;
  return productReview(get(rolesAtom), product, family, familyRequest, request);
});

/**
 * The decisions on what is on screen that the user has a button for: commercial validators validate and refuse (RVF-007,
 * RVF-008, RVP-013), accounting validates the taxation and does not refuse (RVF-011, RVF-012).
 */
export const offeredDecisionsAtom = atom((get): readonly OfferedDecision[] => {
  const { reviewed, family } = get(reviewAtom);
  const review = get(familyReviewAtom);
  if (!reviewed || !family || !review) return [];
  const roles = get(rolesAtom);
  const { product } = get(shownProductAtom);
  const ofProduct = get(productReviewAtom);
  if (product && ofProduct) {
    if (!isComercialValidator(roles)) return [];
    const { solicitacaoCadastroProdutoId: id, versao, nome: name } = product;
    const about = { seen: { id, versao }, name, last: false };
    return [
      { ...about, act: 'validateProduct', reason: ofProduct.decisions.approve },
      { ...about, act: 'refuseProduct', reason: ofProduct.decisions.refuse },
    ];
  }
  const { familyRequest } = reviewed;
  const about = { seen: familyRequest, name: family.nome };
  const accountingDone = familyRequest.statusContabil === 'Validado';
  const commercialDone = familyRequest.status === 'Validado';
  const { approve, refuse, approveTaxation } = review.decisions;
  return [
    ...(isComercialValidator(roles)
      ? ([
          { ...about, act: 'approve', reason: approve, last: accountingDone },
          { ...about, act: 'refuse', reason: refuse, last: accountingDone },
        ] as const)
      : []),
    ...(isContabil(roles)
      ? ([{ ...about, act: 'approveTaxation', reason: approveTaxation, last: commercialDone }] as const)
      : []),
  ];
});

/** All that stands on screen together: what is reviewed, the product of the address, and what the user may do with them. */
export const reviewOnScreenAtom = atom((get) => ({
  ...get(reviewAtom),
  chosen: get(chosenProductAtom),
  shown: get(shownProductAtom),
  familyReview: get(familyReviewAtom),
  productReview: get(productReviewAtom),
  offered: get(offeredDecisionsAtom),
}));

export type ReviewOnScreen = ExtractAtomValue<typeof reviewOnScreenAtom>;
