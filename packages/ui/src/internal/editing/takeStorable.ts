import { storableText } from '@portal/formats';

/** Text of a control that holds it by itself, without what is no character; the control shows it so too. */
export function takeStorable(control: HTMLInputElement | HTMLTextAreaElement): string {
  const text = storableText(control.value);
  if (text !== control.value) {
    const caret = storableText(control.value.slice(0, control.selectionStart ?? undefined)).length;
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  return text;
}
