import type { requisitionPageFields } from '@portal/domain';
import { Card, Section, Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { useIsRead } from '../../../shared/editor/ReadField.tsx';
import { tagLookup } from '../../../shared/lookups/catalogueLookups.ts';

const { Named, Lines, FieldGrid, useValues } = inputsOf<typeof requisitionPageFields>();

/** The tags of the requisition (RQF-052). */
export function TagsSection() {
  return (
    <Card>
      <Section title="Tags">
        <FieldGrid of="tags" columns={2}>
          <Named name="tags" lookup={tagLookup} data-span="full" />
        </FieldGrid>
      </Section>
    </Card>
  );
}

const REMARKS = ['observacoes', 'observacoesValidador', 'observacoesDiretor'] as const;

/** One observation: an input for whoever writes it, and for others what was written. */
function Remark({ name }: { name: (typeof REMARKS)[number] }) {
  const isRead = useIsRead(name);
  const [text] = useValues([name]);
  if (isRead && name !== 'observacoes' && text === '') return null;
  return (
    <FieldGrid of={name}>
      <Lines name={name} rows={3} data-span="full" />
    </FieldGrid>
  );
}

/** The observations of requester, validator and director (RQF-036 to RQF-038). */
export function RemarksSection() {
  return (
    <Card>
      <Section title="Observações">
        <Stack>
          {REMARKS.map((name) => (
            <Remark key={name} name={name} />
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
