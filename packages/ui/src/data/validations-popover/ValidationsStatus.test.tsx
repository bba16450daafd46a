import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { ValidationsStatus } from './ValidationsStatus.tsx';

expectBrowserEvents();

const props = {
  recordName: 'ACME',
  status: { tone: 'success', label: 'Aprovado' },
  validations: [{ name: 'Comercial', tone: 'success', label: 'Aprovado' }],
} as const;

describeConformance(ValidationsStatus, { props });

describePopup('ValidationsStatus', () => <ValidationsStatus {...props} />, { role: 'dialog' });
