import { href, type RouteName, routeAllows, routes } from '@portal/domain';
import { atom } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { addressAtom } from '../../../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import type { Family } from '../form/familyFormValues.ts';
import { JUST_CREATED } from '../NewFamilyBanner.tsx';

const listAddressAtom = addressAtom('catalogue');

/** Pages after 'Voltar' and after the save: staff go to the catalogue, suppliers to their products (CON-58). */
export const newFamilyPageAtom = atom((get) => {
  const roles = get(rolesAtom);
  const { router } = get(servicesAtom);
  const opens = (name: RouteName) => routes.some((route) => route.name === name && routeAllows(route, roles));
  const seesFamilies = opens('catalogue-family');
  return {
    backHref: seesFamilies ? `${href('catalogue')}${get(listAddressAtom).search}` : href('my-products'),
    openSaved: ({ id }: Family) =>
      void router.navigate(
        seesFamilies ? href('catalogue-family', { id, ...JUST_CREATED }) : href('my-products', JUST_CREATED),
        { replace: true },
      ),
  };
});
