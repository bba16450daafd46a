import { atom } from 'jotai';
import createQueries from 'openapi-react-query';
import { apiAtom, notifyAtom } from '../services/servicesAtom.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The cache of server data, created when the first page of a user needs it, once per state of the portal, so that
 * the next user has another cache. Pages before the sign-in do not load it.
 */
export const portalQueryClientAtom = atom((get) => createQueryClient(get(notifyAtom)));

/** Query options for the calls of the contract. */
export const queriesAtom = atom((get) => createQueries(get(apiAtom)));
