import { contradictsEan, type DunIndicator, dunFromEan } from '@portal/formats';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { findGtinFault } from '../gtin-field/findGtinFault.ts';
import { dunFieldTexts } from './DunField.texts.ts';

export interface DunFieldProps extends BareFieldProps {
  /** EAN of the product in the box, digits only: the DUN can be made from it and should contain it. @default '' */
  ean?: string | undefined;
  /** First digit of a DUN made from the EAN. @default 1 */
  indicator?: DunIndicator | undefined;
  /** Takes shorter codes too, as the catalogue does (D8). @default false */
  legacy?: boolean | undefined;
  /** A wrong code is an error; otherwise a warning, and the value stays valid (D8). @default true */
  strict?: boolean | undefined;
}

const dunMask = createMask('0'.repeat(14));
const lengths = [dunMask.capacity];

/**
 * Bar code of a box (DUN-14): offers the one for the EAN of its products, warns when it belongs to another EAN, and
 * names the expected check digit. Renders a `<div>` around label, `<input>` and message.
 */
export function DunField({
  ean = '',
  indicator = 1,
  legacy = false,
  strict = true,
  ...props
}: DunFieldProps) {
  const messages = useMessages(dunFieldTexts);
  const proposed = dunFromEan(ean, indicator);
  const proposal =
    proposed === undefined
      ? undefined
      : {
          value: proposed,
          label: messages.proposeDun,
          done: messages.proposedDun(proposed),
        };

  const find = (dun: string) => {
    const fault = findGtinFault(dun, { codeName: 'DUN', lengths, legacy, strict }, messages);
    if (fault || !contradictsEan(dun, ean)) return fault;
    return { tone: 'warning' as const, text: messages.dunWithoutEan(ean), offer: proposal };
  };

  return (
    <MaskedInput
      {...props}
      mask={dunMask}
      find={find}
      offer={(dun) => (dun === '' ? proposal : undefined)}
      status=""
    />
  );
}
