import { CurrencyField, PortalProvider } from '@portal/ui';
import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

function PriceField() {
  const [price, setPrice] = useState<number | null>(null);
  return <CurrencyField label="Preço" value={price} onValueChange={setPrice} />;
}

await showField(() => (
  <PortalProvider theme="light">
    <PriceField />
  </PortalProvider>
));
