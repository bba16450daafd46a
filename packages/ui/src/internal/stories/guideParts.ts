/** What every field does, said once. */
export const fieldAccessibility = [
  'The label is the name of the input, hint and error are its description; an error takes the place of the hint, so that nothing below it moves.',
  '`required` shows a red asterisk and tells assistive technology; `disabled` comes with `disabledReason`, who can change it; `readOnly` reads like text and can be copied.',
];

/** What every dialog does, said once. */
export const dialogAccessibility = [
  'Focus goes inside before the next key can come, stays there, and returns to what opened it.',
  'The title is its name; the page behind does not scroll and is out of reach for assistive technology.',
];

/** What everything that floats beside its opener does, said once. */
export const popupAccessibility = [
  'Escape closes it alone, even inside a dialog, and an Escape of an input method is left to that.',
  'It turns to the side where there is room, and is never cut by what scrolls around it.',
];
