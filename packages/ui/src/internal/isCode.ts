const code = /^(?=.*\d)[\dA-Z./-]{1,20}$/;

/** Whether a value is a code or a date, as `12.ABC.345/01DE-35`: one word, which is not broken at its signs. */
export const isCode = (value: unknown): boolean => typeof value === 'string' && code.test(value);
