import { CnpjField, PortalProvider } from '@portal/ui';
import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

function SupplierField() {
  const [cnpj, setCnpj] = useState('');
  return <CnpjField label="CNPJ" value={cnpj} onValueChange={setCnpj} />;
}

await showField(() => (
  <PortalProvider theme="light">
    <SupplierField />
  </PortalProvider>
));
