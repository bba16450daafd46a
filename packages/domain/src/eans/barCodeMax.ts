/** Most digits of a bar code: those of a DUN. */
export const BAR_CODE_MAX = 14;
