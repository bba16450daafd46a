import { href, routeAllows, routeNamed } from '@portal/domain';
import { atom } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { addressAtom } from '../../../../shared/address/addressAtom.ts';

const ownAddressAtom = addressAtom('my-products');
const staffAddressAtom = addressAtom('product-requests');

/** The list that a user came from, with its search, order and page: suppliers see their own requests. */
export const requestPlaceAtom = atom((get) => {
  const isStaff = routeAllows(routeNamed('product-requests'), get(rolesAtom));
  const backHref = isStaff
    ? `${href('product-requests')}${get(staffAddressAtom).search}`
    : `${href('my-products')}${get(ownAddressAtom).search}`;
  return { isStaff, backHref };
});
