/** A small application: what every bundler makes of it is pressed and typed into by `scripts/library.test.ts`. */
import '@portal/ui/fonts.css';
import { Button, DateField, PortalProvider, TextField } from '@portal/ui';
import { LineChart } from '@portal/ui/charts';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const visits = {
  categories: ['janeiro', 'fevereiro'],
  series: [{ id: 'a', name: 'Visitas', values: [1, 2] }],
};

function Greeting() {
  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState('');
  return (
    <form>
      <TextField label="Nome" value={name} onValueChange={setName} />
      <DateField label="Nascimento" />
      <Button variant="primary" onClick={() => setGreeting(`Olá, ${name}!`)}>
        Cumprimentar
      </Button>
      <output>{greeting}</output>
      <LineChart label="Visitas" {...visits} />
    </form>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <PortalProvider theme="light">
      <Greeting />
    </PortalProvider>
  </StrictMode>,
);
