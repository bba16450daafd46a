/** What an input and a textarea have in common. */
type Control = Pick<HTMLInputElement, 'maxLength' | 'value' | 'selectionStart' | 'selectionEnd'>;

/** The text that an edit is about to bring. */
export const textOf = ({ data, dataTransfer }: InputEvent): string =>
  data ?? dataTransfer?.getData('text/plain') ?? '';

/** How many characters may take the place of the selection; where that is not told, as of an e-mail, of the whole text. */
export const roomIn = ({ maxLength, value, selectionStart, selectionEnd }: Control): number =>
  maxLength < 0
    ? Infinity
    : Math.max(0, maxLength - value.length + (selectionEnd ?? value.length) - (selectionStart ?? 0));

/** Whether an event says how a text was entered. Not by its class, which is another one in a frame. */
export const isInputEvent = (event: Event): event is InputEvent => 'inputType' in event;
