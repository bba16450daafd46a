import { isComercial, isComercialValidator } from '@portal/domain';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { chosenProductAtom, listHrefAtom } from './reviewAddress.ts';
import { reviewAtom } from './reviewAtoms.ts';
import { nextAwaiting, productAt, reviewPlace } from './reviewPlaces.ts';
import {
  familyReviewAtom,
  type OfferedDecision,
  offeredDecisionsAtom,
  type ReviewOnScreen,
} from './reviewRulesAtom.ts';

/**
 * Where the user stands in the queue, moves in it, and what comes after a decision.
 *
 * @param onScreen what is drawn; a move starts where the last one led to, though that is not drawn yet.
 */
export function useReviewProgress(onScreen: ReviewOnScreen) {
  const store = useStore();
  const { router } = useAtomValue(servicesAtom);
  const roles = useAtomValue(rolesAtom);
  const { products = [] } = useAtomValue(reviewAtom);
  const [chosen, choose] = useAtom(chosenProductAtom);
  const { previous, next } = reviewPlace(products, chosen);
  const { position, total } = reviewPlace(onScreen.products ?? [], onScreen.chosen);
  const goTo = (place: string) => choose(productAt(place));
  const toList = () => void router.navigate(store.get(listHrefAtom));
  return {
    position,
    total,
    onPrevious: previous === null ? undefined : () => goTo(previous),
    onNext: next === null ? undefined : () => goTo(next),
    /** Whether the user has moved on since this was drawn, so that nothing takes them from there. */
    hasMoved: () => store.get(chosenProductAtom) !== chosen,
    /**
     * Goes on after a decision: from a refused family to the list (RTE-033), from an approved one to its products, from
     * a product to the next that awaits validation, and where nothing is left for the user to the list (RTE-034, RVP-016).
     */
    goOn(act: OfferedDecision['act']) {
      if (act === 'refuse') return toList();
      const next = nextAwaiting(store.get(reviewAtom).products ?? [], chosen);
      if (act === 'validateProduct' || act === 'refuseProduct') return next === null ? toList() : goTo(next);
      // Who validates for both areas has the other one left.
      if (store.get(offeredDecisionsAtom).some(({ reason }) => reason === null)) return;
      const approved = store.get(familyReviewAtom)?.waitsFor.length === 0;
      const reviewsProducts = isComercial(roles) || isComercialValidator(roles);
      if (approved && reviewsProducts && next !== null) goTo(next);
      else toList();
    },
  };
}
