import { PASTED_FIELDS, PASTED_PRODUCTS_MAX, pastedProductFields } from '@portal/domain';
import { Button, Stack, TextArea } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

const COLUMNS = PASTED_FIELDS.map((field) => pastedProductFields[field].label).join(', ');
const HINT = `Copie até ${PASTED_PRODUCTS_MAX} linhas com as colunas ${COLUMNS}, nesta ordem. Com os títulos na primeira linha, a ordem pode ser outra.`;

interface PasteAreaProps {
  /** Reads the text; answers whether there are products in it. */
  onPaste(text: string): boolean;
}

/** Takes the cells of a spreadsheet: a paste is read at once, what was typed by a press. */
export function PasteArea({ onPaste }: PasteAreaProps) {
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // Back from the preview, too.
  useEffect(() => area.current?.focus(), []);
  const read = (given: string) => setEmpty(!onPaste(given));
  return (
    <Stack>
      <TextArea
        label="Células da planilha"
        hint={HINT}
        error={empty ? 'Nenhum produto no texto colado. Copie as linhas na planilha e cole aqui.' : undefined}
        rows={10}
        inputRef={area}
        value={text}
        onValueChange={setText}
        onPaste={(event) => {
          event.preventDefault();
          const pasted = event.clipboardData.getData('text/plain');
          setText(pasted);
          read(pasted);
        }}
      />
      <div>
        <Button onClick={() => read(text)}>Conferir</Button>
      </div>
    </Stack>
  );
}
