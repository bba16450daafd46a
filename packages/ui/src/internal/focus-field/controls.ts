/** What values are typed into or chosen with; of a group of radio buttons the one where focus comes in. */
export const controls =
  'input:not([type="hidden"], :disabled, [role="radiogroup"] :not([data-entry])), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"], [role="combobox"]';
