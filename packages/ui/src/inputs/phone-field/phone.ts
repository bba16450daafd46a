import {
  isValidDdd,
  isValidPhoneNumber,
  LANDLINE_PATTERN,
  MOBILE_PATTERN,
  type PhoneKind,
} from '@portal/formats';
import { createMask, type Mask, onlyDigits } from '../../internal/mask/mask.ts';

/** A phone number as the calls carry it; digits only. */
export interface PhoneValue {
  /** Area code of two digits, or what there is of it. */
  ddd: string;
  /** Eight digits of a landline or nine of a mobile, or what there is of them. */
  number: string;
}

export const dddMask = createMask('00');

export const numberMasks: Readonly<Record<PhoneKind, Mask>> = {
  landline: createMask(LANDLINE_PATTERN),
  mobile: createMask(MOBILE_PATTERN),
};

/**
 * Reads a whole number with its area code from any text: `(31) 99999-8888`, `+55 31…`, `031…`, `0 15 31…` with a
 * carrier. Nothing where the area code is missing.
 */
export function readPhone(text: string): PhoneValue | undefined {
  const all = onlyDigits(text);
  const abroad = /^\s*\+/.test(text.normalize('NFKC')) || all.length > 11;
  const local = abroad && all.startsWith('55') ? all.slice(2) : all;
  const digits = local.replace(/^0+/, '');
  const withCarrier = digits.length < local.length && digits.length > 11;
  const [whole, ddd, number] = /^([1-9]\d)(\d{8,9})$/.exec(withCarrier ? digits.slice(2) : digits) ?? [];
  return whole !== undefined && ddd !== undefined && number !== undefined ? { ddd, number } : undefined;
}

/** The half of a phone number that is wrong and how, or nothing; also nothing where both are empty. */
export function phoneFault({ ddd, number }: PhoneValue, kind: PhoneKind) {
  if (ddd === '' && number === '') return undefined;
  if (ddd.length < dddMask.capacity) return { part: 'ddd', kind: 'incomplete' } as const;
  if (!isValidDdd(ddd)) return { part: 'ddd', kind: 'unknown' } as const;
  return isValidPhoneNumber(number, kind) ? undefined : ({ part: 'number', kind: 'incomplete' } as const);
}
