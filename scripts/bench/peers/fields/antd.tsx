import { Input } from 'antd';
import { useState } from 'react';
import { showField } from '../../page/fieldPage.tsx';

function AntInput() {
  const [text, setText] = useState('');
  return <Input value={text} onChange={({ target }) => setText(target.value)} />;
}

await showField(AntInput);
