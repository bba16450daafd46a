import { toUpperPt } from '@portal/formats';
import { type EditRules, erasePlainly, insertPlainly } from './edit.ts';

/** Typed text becomes capitals at once; what comes in any other way is put right after. */
export const upperCaseRules: EditRules = {
  insert: (before, data) => insertPlainly({ ...before, text: toUpperPt(before.text) }, toUpperPt(data)),
  erase: erasePlainly,
  tidy: ({ text, caret }) => ({ text: toUpperPt(text), caret }),
};
