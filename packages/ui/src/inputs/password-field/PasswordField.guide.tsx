import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { PasswordField } from './PasswordField.tsx';

export const guide: Guide = {
  use: ['For a password, with a button that shows it; paste and password managers work.'],
  instead: [{ when: 'A code by mail', take: 'TextField' }],
  pairs: [
    {
      good: (
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint="Ao menos 8 caracteres, com letra e número"
        />
      ),
      bad: <PasswordField label="Nova senha" placeholder="********" />,
      why: 'The rule stands below before anything is typed.',
    },
  ],
  anatomy: {
    Input: 'hidden until asked for',
    'Show button': 'says its state',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Senha atual', not: 'Password', why: 'Portuguese, and which one.' }],
  accessibility: [
    ...fieldAccessibility,
    'The button keeps its place in the tab order and says "Mostrar senha" or "Ocultar senha".',
    '`autoComplete` tells managers whether to fill in or to suggest.',
  ],
  related: ['TextField', 'AuthPage'],
};
