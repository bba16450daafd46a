import { atom } from 'jotai';
import createQueries from 'openapi-react-query';
import { apiAtom, notifyAtom } from '../services/servicesAtom.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The cache of server data. Made when the first page of a user asks for it, once for each state of the portal: the
 * next user gets another state and so another cache. Pages before the sign-in load none of this.
 */
export const portalQueryClientAtom = atom((get) => createQueryClient(get(notifyAtom)));

/** Query options of the contract's calls. */
export const queriesAtom = atom((get) => createQueries(get(apiAtom)));
