import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { CepField } from './CepField.tsx';

export const guide: Guide = {
  use: [
    'For a postal code, wherever an address is typed: `onComplete` looks the address up as soon as it is whole.',
  ],
  instead: [{ when: 'Any other code of a fixed form', take: 'MaskedField' }],
  pairs: [
    {
      good: <CepField label="CEP" hint="Preenche rua, bairro e cidade" />,
      bad: <CepField label="CEP" placeholder="Digite aqui o CEP" />,
      why: 'The hint says what typing it brings; a placeholder is gone when it is needed.',
    },
    {
      good: <CepField label="CEP" defaultValue="01310100" failed />,
      bad: <CepField label="CEP" defaultValue="01310100" error="Erro" />,
      why: 'A failed look-up is no error of the person: the button asks again, and the address can be typed.',
    },
  ],
  anatomy: {
    Input: 'digits, with the hyphen written along',
    Spinner: 'while the address is looked up',
    Retry: 'after a look-up that failed',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Digite um cep válido', not: 'CEP inválido!', why: 'The quoted text of the specification.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The look-up says itself in a polite status; what it fills in is told by the fields it fills.',
    'A late answer fills only what nobody has touched since.',
  ],
  related: ['MaskedField', 'TextField'],
};
