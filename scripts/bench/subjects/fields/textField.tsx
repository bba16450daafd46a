import { PortalProvider, TextField } from '@portal/ui';
import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

function NameField() {
  const [name, setName] = useState('');
  return <TextField label="Nome" value={name} onValueChange={setName} />;
}

await showField(() => (
  <PortalProvider theme="light">
    <NameField />
  </PortalProvider>
));
