import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

function MuiField() {
  const [text, setText] = useState('');
  return <TextField label="Nome" value={text} onChange={({ target }) => setText(target.value)} />;
}

await showField(MuiField);
