import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

/** What every field is measured by. */
function PlainInput() {
  const [text, setText] = useState('');
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

await showField(PlainInput);
