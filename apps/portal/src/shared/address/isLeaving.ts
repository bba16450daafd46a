import type { Services } from '../services/servicesAtom.ts';

/** Whether the user is on the way to another address, or is asked whether to leave a form for it. */
export function isLeaving({ state: { navigation, blockers } }: Pick<Services['router'], 'state'>): boolean {
  return navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state === 'blocked');
}
