import { type ChangeEvent, type RefObject, useMemo, useState } from 'react';
import type { Formats } from '../../locale/formats.ts';
import type { EditRules, NumberFault } from '../editing/edit.ts';
import { useEditableText } from '../editing/useEditableText.ts';
import { useFormReset } from '../editing/useFormReset.ts';
import { readUnits, writeShortUnits, writeUnits } from './numberText.ts';
import { fromSigns, inSigns, rulesInSigns } from './signs.ts';
import { fromUnits, toUnits } from './units.ts';

interface NumberTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  rules: EditRules<NumberFault>;
  /** In which the number is shown and typed. */
  signs: Formats['signs'];
  decimals: number;
  /** Writes trailing zeros too. */
  padded: boolean;
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  /** Called on every change of the text, and of the number where that changed too. */
  onChange: (
    change: { value: number | null; sameNumber: boolean },
    event: ChangeEvent<HTMLInputElement>,
  ) => void;
  onReset: () => void;
}

const numberOf = (units: number | null, decimals: number) =>
  units === null || Number.isNaN(units) ? null : fromUnits(units, decimals);

/** Makes an input hold a number: it shows the text as it is typed, the outside knows the number only. */
export function useNumberText({
  inputRef,
  rules,
  signs,
  decimals,
  padded,
  value,
  defaultValue,
  onChange,
  onReset,
}: NumberTextOptions) {
  // What was typed last, as `1,` for 1, in the signs of Portuguese; nothing while the field shows what came from outside.
  const [typed, setTyped] = useState<string | null>(null);
  const write = padded ? writeUnits : writeShortUnits;
  const given = toUnits(value === undefined ? defaultValue : value, decimals);
  const isTyped = typed !== null && (value === undefined || readUnits(typed, decimals) === given);
  const text = isTyped ? typed : write(given, decimals);
  const units = isTyped ? readUnits(typed, decimals) : given;

  useFormReset(inputRef, () => {
    setTyped(null);
    onReset();
  });
  const shownRules = useMemo(() => rulesInSigns(rules, signs), [rules, signs]);
  const { pasteFault, editing } = useEditableText({
    inputRef,
    rules: shownRules,
    value: inSigns(text, signs),
    defaultValue: '',
    onChange: (shown, event) => {
      const next = fromSigns(shown, signs);
      const nextUnits = readUnits(next, decimals);
      setTyped(next);
      onChange({ value: numberOf(nextUnits, decimals), sameNumber: nextUnits === units }, event);
    },
  });

  return {
    value: numberOf(units, decimals),
    /** What came from outside is no number, or none that can be kept exactly (FRM-22). */
    invalid: units !== null && Number.isNaN(units),
    pasteFault,
    editing,
    /** Formats the number on blur. */
    settle: () => {
      if (isTyped) setTyped(write(units, decimals));
    },
  };
}
