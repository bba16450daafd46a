import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For sign-in, sign-up and what leads to a password.'],
  instead: [{ when: 'Somebody is signed in', take: 'AppShell' }],
  pairs: [],
  anatomy: {
    Brand: 'a calm panel, gone where there is no room',
    Form: 'one task',
    Foot: 'the way to the others',
  },
  writing: [{ write: 'Entrar', not: 'Login', why: 'Portuguese.' }],
  accessibility: ['Paste and password managers work (WCAG 3.3.8); errors stand at their fields.'],
  related: ['PasswordField', 'CnpjField'],
};
