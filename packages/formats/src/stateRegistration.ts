/** Most digits of a state registration (IE). */
export const STATE_REGISTRATION_MAX = 15;

/** Whether a bare text is a state registration: 8 to 15 digits, as each state has a rule of its own (FRM-17). */
export function isValidStateRegistration(text: string): boolean {
  return /^\d{8,}$/.test(text) && text.length <= STATE_REGISTRATION_MAX;
}
