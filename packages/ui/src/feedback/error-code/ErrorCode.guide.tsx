import type { Guide } from '../../internal/stories/guide.ts';
import { ErrorCode } from './ErrorCode.tsx';

export const guide: Guide = {
  use: ['For a failure that people cannot mend: the code to tell those who can.'],
  instead: [{ when: 'The way on is known', take: 'ErrorState' }],
  pairs: [
    {
      good: <ErrorCode code="3f9a2c71" />,
      bad: <span>Erro 500 (Internal Server Error)</span>,
      why: 'A code that the log knows, copied with one press.',
    },
  ],
  anatomy: { Code: 'short, one width', Button: 'copies it' },
  writing: [{ write: 'Código do erro', not: 'Request ID', why: 'Words of the reader.' }],
  accessibility: ['The button says what it copies; "copiado" is announced.'],
  related: ['ErrorState', 'Notifications'],
};
