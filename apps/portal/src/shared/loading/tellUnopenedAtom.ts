import { atom } from 'jotai';
import { notifyAtom } from '../services/servicesAtom.ts';
import { reloadIfReplaced } from './reloadForCode.ts';

/** Says that what a person opened could not be loaded; where a new version was put in place, loads that. */
export const tellUnopenedAtom = atom(null, (get) => {
  get(notifyAtom).error('Não foi possível abrir. Verifique a conexão e tente novamente.');
  void reloadIfReplaced();
});
