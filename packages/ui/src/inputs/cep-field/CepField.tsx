import { CEP_PATTERN } from '@portal/formats';
import { Ring } from '../../feedback/spinner/Spinner.styles.ts';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

const cepMask = createMask(CEP_PATTERN);

export interface CepFieldProps extends BareFieldProps {
  /**
   * Called once for each newly complete CEP (8 digits), to look its address up (ST1-029); not again for the same
   * one typed once more, unless its look-up failed.
   */
  onComplete?: ((cep: string) => void) | undefined;
  /** The address is being looked up: shown in the box and announced. @default false */
  loading?: boolean | undefined;
  /** The look-up failed: a button asks for the same CEP again. @default false */
  failed?: boolean | undefined;
}

/**
 * Postal code, `00000-000` (ST1-025). Cleans pasted text (FRM-12) and shows "Digite um cep válido" for an incomplete
 * one on blur. Renders a `<div>` around label, `<input>` and message; a form gets the digits.
 */
export function CepField({
  loading = false,
  failed = false,
  autoComplete = 'postal-code',
  ...props
}: CepFieldProps) {
  const messages = useMessages(sharedTexts);

  const find = (cep: string) =>
    cep.length < cepMask.capacity ? { text: messages.cepIncomplete } : undefined;

  return (
    <MaskedInput
      {...props}
      autoComplete={autoComplete}
      mask={cepMask}
      find={find}
      repeatLabel={failed ? messages.cepRepeat : undefined}
      busy={loading}
      status={loading ? messages.cepLoading : ''}
      suffix={loading ? <Ring data-size="sm" aria-hidden="true" /> : undefined}
    />
  );
}
