import { PagedSelect, PortalProvider } from '@portal/ui';
import { useState } from 'react';
import { type Option, type SelectAppProps, showSelect } from '../../page/selectPage.tsx';

function SupplierSelect({ options, loading, onQuery, onEnd }: SelectAppProps) {
  const [supplier, setSupplier] = useState<Option | null>(null);
  return (
    <PagedSelect
      label="Fornecedor"
      value={supplier}
      onValueChange={(option) => setSupplier(option)}
      {...{ options, loading }}
      hasMore
      onSearch={onQuery}
      onLoadMore={onEnd}
      searchDelayMs={0} // no other select under measure waits for a rest in typing
    />
  );
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
