import { storableText } from '@portal/formats';
import { type EditRules, erasePlainly, insertPlainly } from './edit.ts';

/** Text stays as it is typed, but for what is no character. */
export const storableRules: EditRules = {
  insert: (before, data) => insertPlainly(before, storableText(data)),
  erase: erasePlainly,
  tidy: ({ text, caret }) => ({ text: storableText(text), caret: storableText(text.slice(0, caret)).length }),
};
