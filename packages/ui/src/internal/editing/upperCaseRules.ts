import { toUpperPt } from '@portal/formats';
import { type EditRules, erasePlainly } from './edit.ts';
import { storableRules } from './storableRules.ts';

/** Typed text becomes capitals at once; what comes in any other way is put right after. */
export const upperCaseRules: EditRules = {
  insert: (before, data) =>
    storableRules.insert({ ...before, text: toUpperPt(before.text) }, toUpperPt(data)),
  erase: erasePlainly,
  tidy(edit) {
    const { text, caret } = storableRules.tidy(edit);
    return { text: toUpperPt(text), caret };
  },
};
