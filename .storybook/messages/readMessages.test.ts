import { describe, expect, it } from 'vitest';
import { ptBr } from '../../packages/ui/src/locale/messages.ts';
import { catalogues, messagesIn, readMessages } from './readMessages.ts';

const read = readMessages();

/** Texts of a catalogue that are no functions, those within objects too. */
const textsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : typeof each === 'object' && each !== null ? textsIn(each) : [],
  );

describe('the list of messages', () => {
  it('has texts of every catalogue', () => {
    const files = new Set(read.map(({ file }) => file));
    expect(catalogues.length).toBeGreaterThan(50);
    expect(catalogues.filter((file) => !files.has(file))).toEqual([]);
  });

  it('has every text that the library shows by itself', () => {
    const known = new Set(read.map(({ text }) => text));
    const { formats: _notTexts, ...texts } = ptBr;
    expect(textsIn(texts).filter((text) => !known.has(text))).toEqual([]);
  });

  it('knows where a text is shown, and which requirement asks for it', () => {
    const code = `import { t } from 'Some place';
/** Says so (BLK-030). */
export function Page({ count }: { count: 'One of two' }) {
  if (count === 'Not this one') throw new Error('Nor this one');
  notify.success('Marca salva');
  return (
    <Dialog title="Excluir marca" emptyText={\`Nenhuma de \${count}\`} id="no text at all">
      Sem volta. <Button>Excluir</Button>
    </Dialog>
  );
}`;
    expect(
      messagesIn('apps/portal/src/Page.tsx', code).map(({ text, kind, ids }) => [text, kind, ...ids]),
    ).toEqual([
      ['Marca salva', 'aviso', 'BLK-030'],
      ['Excluir marca', 'título', 'BLK-030'],
      ['Nenhuma de {count}', 'vazio', 'BLK-030'],
      ['Sem volta.', 'diálogo', 'BLK-030'],
      ['Excluir', 'ação', 'BLK-030'],
    ]);
  });
});
