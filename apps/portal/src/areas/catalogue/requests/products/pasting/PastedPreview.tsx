import { PASTED_FIELDS, type PastedTable, pastedProductFields } from '@portal/domain';
import { Banner, Button, ErrorSummary, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { notifyAtom } from '../../../../../shared/services/servicesAtom.ts';
import * as S from './PastedPreview.styles.ts';
import { PastedRows } from './PastedRows.tsx';
import { cellLabel, cellName, wrongText } from './pastedCells.ts';
import type { PastedProducts } from './usePastedProducts.ts';

/** Most wrong cells that are listed above the rows. */
const LISTED_MAX = 10;

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const cellsText = (count: number, sort: string) =>
  count === 1 ? `1 célula ${sort}` : `${count} células ${sort}s`;

const namesOf = (names: readonly string[]) => names.join(', ');

interface PastedPreviewProps {
  paste: PastedProducts & { table: PastedTable };
}

/** What was pasted, with every wrong cell named where it stands and in a list above. */
export function PastedPreview({ paste }: PastedPreviewProps) {
  const { table, rows, wrong, fixes, tooMany, failure, underWay } = paste;
  const notify = useAtomValue(notifyAtom);
  const preview = useRef<HTMLElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => focus(preview.current), []);
  useLayoutEffect(() => {
    if (failure !== null) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const missing = PASTED_FIELDS.filter((field) => table.missing.includes(field));
  const title = wrongText(wrong.length);
  return (
    <Section
      title={rows.length === 1 ? '1 produto colado' : `${rows.length} produtos colados`}
      description="Confira antes de criar: fotos e os demais dados são preenchidos depois, em cada produto."
      tabIndex={-1}
      ref={preview}
    >
      <S.Failure ref={failureRef}>{failure !== null && <Banner tone="danger" title={failure} />}</S.Failure>
      <Stack>
        {tooMany !== null && (
          <Banner tone="warning" title={tooMany}>
            Remova as linhas que sobram.
          </Banner>
        )}
        {missing.length > 0 && (
          <Banner
            tone="warning"
            title={`Sem coluna: ${namesOf(missing.map((field) => pastedProductFields[field].label))}`}
          >
            Preencha abaixo ou copie todas as colunas e cole de novo.
          </Banner>
        )}
        {table.ignored.length > 0 && (
          <Banner title={`Não usado: ${namesOf(table.ignored)}`}>
            Outros dados são preenchidos em cada produto.
          </Banner>
        )}
        <ErrorSummary
          level={3}
          title={wrong.length > LISTED_MAX ? `${title}, as primeiras ${LISTED_MAX}` : title}
          errors={wrong.slice(0, LISTED_MAX).map(({ line, field, message }) => ({
            field: cellName(line, field),
            label: cellLabel(line, field),
            message,
          }))}
        />
        {fixes.length > 0 && (
          <div>
            <Button
              disabled={underWay}
              onClick={() => {
                focus(preview.current); // the button goes
                paste.change(...fixes);
                notify.success(cellsText(fixes.length, 'preenchida'));
              }}
            >
              {`Preencher ${cellsText(fixes.length, 'sugerida')}`}
            </Button>
          </div>
        )}
        <PastedRows
          paste={paste}
          onRemove={(line) => {
            paste.remove(line);
            focus(preview.current);
          }}
        />
      </Stack>
    </Section>
  );
}
