import type { newRequestFields } from '@portal/domain';
import { Card, Grid, RecordPage, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { supplierFilterLookup } from '../../../../shared/lookups/filterLookups.ts';
import { RequestedFamilies } from './RequestedFamilies.tsx';
import { RequestLinksDialog } from './RequestLinksDialog.tsx';
import { requestListHrefAtom, useNewRequest } from './useNewRequest.ts';

const { Lookup } = inputsOf<typeof newRequestFields>();

/** Staff ask a supplier to register products of one or more families (SOL-010, SOL-046, G-08). */
export function NewRequestPage() {
  const { editor, opened, goToList } = useNewRequest();
  return (
    <RecordPage
      title="Nova solicitação"
      description="O fornecedor recebe um e-mail e tem 30 dias para cadastrar e enviar."
      backHref={useAtomValue(requestListHrefAtom)}
    >
      <EditorFrame
        editor={editor}
        label="Solicitação"
        draftBanner={{ title: 'Você tinha uma solicitação não salva' }}
        submit={{ label: 'Solicitar' }}
      >
        <Stack>
          <Card>
            <Section title="Fornecedor">
              <Grid columns={2}>
                <Lookup name="fornecedorId" lookup={supplierFilterLookup} />
              </Grid>
            </Section>
          </Card>
          <RequestedFamilies />
        </Stack>
      </EditorFrame>
      <RequestLinksDialog request={opened} onClose={goToList} />
    </RecordPage>
  );
}
