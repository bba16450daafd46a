import { PortalProvider, Select } from '@portal/ui';
import { useState } from 'react';
import { type SelectAppProps, showSelect } from '../../page/selectPage.tsx';

function SupplierSelect({ options }: SelectAppProps) {
  const [supplier, setSupplier] = useState<string | null>(null);
  return <Select label="Fornecedor" options={options} value={supplier} onValueChange={setSupplier} />;
}

await showSelect({
  App: (props) => (
    <PortalProvider theme="light">
      <SupplierSelect {...props} />
    </PortalProvider>
  ),
  opener: 'input',
  option: '[role=option]',
});
