import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { ValidationsPopover } from './ValidationsPopover.tsx';

expectBrowserEvents();

const props = {
  recordName: 'ACME',
  validations: [{ name: 'Comercial', tone: 'success', label: 'Aprovado' }],
} as const;

describeConformance(ValidationsPopover, { props });

describePopup('ValidationsPopover', () => <ValidationsPopover {...props} />, { role: 'dialog' });
