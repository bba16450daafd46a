import { atom } from 'jotai';
import type { Session } from './Session.ts';

/** Whether the session of a hand-over takes the place of another user's. */
export interface HandOverQuestion {
  readonly current: Session;
  readonly next: Session;
  answer(replaces: boolean): void;
}

/** The question that a hand-over waits for; `null` when it waits for none. */
export const handOverQuestionAtom = atom<HandOverQuestion | null>(null);
