import {
  Button,
  Card,
  FileList,
  PageHead,
  Stack,
  StickyBar,
  UploadDropZone,
  useUploadQueue,
} from '@portal/ui';
import { useState } from 'react';
import { createFileServer } from './sampleServer.ts';

/** Files that are sent at once, two at a time; one that is lost is sent again, and the rest waits for nobody. */
export function UploadExample() {
  const [server] = useState(createFileServer);
  const { items, uploading, add, cancel, retry, remove } = useUploadQueue({
    upload: server.send,
    concurrency: 2,
    describeError: (error) => (error instanceof Error ? error.message : undefined),
  });
  const sent = items.filter(({ state }) => state === 'done').length;
  const blocked = uploading
    ? 'Aguarde o envio terminar'
    : items.length === 0 || sent < items.length
      ? 'Anexe todos os documentos para continuar'
      : undefined;

  return (
    <Stack>
      <PageHead title="Documentos" />
      <Card>
        <UploadDropZone
          label="Contrato social"
          types={['pdf', 'png']}
          maxFiles={5}
          fileCount={items.length}
          onFilesAdded={add}
          files={
            items.length > 0 && (
              <FileList
                label="Arquivos do contrato social"
                items={items}
                onCancel={cancel}
                onRetry={retry}
                onRemove={remove}
              />
            )
          }
        />
      </Card>
      <StickyBar status={`${sent} de ${items.length} enviados`}>
        <Button variant="primary" disabled={blocked !== undefined} disabledReason={blocked}>
          Continuar
        </Button>
      </StickyBar>
    </Stack>
  );
}
