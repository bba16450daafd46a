import type { Schemas } from '@portal/api';
import {
  type DocumentType,
  documentTypeFacts,
  newPendencies,
  PENDENCY_REASON_LABELS,
  uncorrectedPendencies,
} from '@portal/domain';
import { Banner, Button, Inline } from '@portal/ui';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { uploadRemedy } from '../../../shared/uploads/uploadRemedy.ts';
import { REFRESH_FAILED } from '../registration/registrationTexts.ts';
import type { useDocumentUploads } from './useDocumentUploads.ts';

interface PendencyNoticesProps {
  type: DocumentType;
  /** Pendencies of the supplier, whatever their type and status. */
  pendencies: readonly Schemas['Pendency'][];
  /** Stored documents of the type. */
  stored: readonly Schemas['StoredDocument'][];
}

/** The pended documents of a field with reasons, and whether a newer one was sent (ONB-082, G-08, G-23). */
export function PendencyNotices({ type, pendencies, stored }: PendencyNoticesProps) {
  const step = documentTypeFacts(type)?.step;
  const ofType = newPendencies(pendencies).filter(({ tipoDocumento }) => tipoDocumento === type);
  const uncorrected = step ? uncorrectedPendencies(step, ofType, stored) : [];
  return ofType.map((pendency) => {
    const { id, nomeOriginal, motivoPendencia, descricao } = pendency;
    return uncorrected.includes(pendency) ? (
      <Banner key={id} tone="warning" title={`Pendência: ${PENDENCY_REASON_LABELS[motivoPendencia]}`}>
        <p>{nomeOriginal}</p>
        {descricao && <p>{descricao}</p>}
      </Banner>
    ) : (
      <Banner key={id} tone="success" title="Novo documento anexado">
        <p>Ele substitui {nomeOriginal}.</p>
      </Banner>
    );
  });
}

interface UploadNoticesProps {
  uploads: Pick<
    ReturnType<typeof useDocumentUploads>,
    'failed' | 'unlisted' | 'retry' | 'remove' | 'refresh'
  >;
  /** Focuses the choice of files where a notice is removed. */
  onGone(): void;
}

/** Files that could not be uploaded, with retry (UPL-018, UPL-11), and stored ones that are not listed yet. */
export function UploadNotices({ uploads, onGone }: UploadNoticesProps) {
  const { failed, unlisted } = uploads;
  const { act: refresh, underWay: refreshing } = useOneAtATime(async () => {
    if (await uploads.refresh()) onGone();
  });
  return (
    <>
      {failed.map(({ id, name, error, cause }) => (
        <Banner
          key={id}
          tone="danger"
          title={error}
          action={
            <Inline>
              <Button
                size="sm"
                onClick={() => {
                  onGone();
                  uploads.retry(id);
                }}
              >
                Enviar de novo
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  onGone();
                  uploads.remove(id);
                }}
              >
                Descartar
              </Button>
            </Inline>
          }
        >
          <p>
            {name} não foi anexado. {uploadRemedy(cause)}
          </p>
        </Banner>
      ))}
      {unlisted.length > 0 && (
        <Banner
          tone="warning"
          title={REFRESH_FAILED}
          action={
            <Button size="sm" loading={refreshing} onClick={() => void refresh()}>
              Atualizar
            </Button>
          }
        >
          <p>{unlisted.map(({ name }) => name).join(', ')}: anexado, mas a lista ainda não mostra.</p>
        </Banner>
      )}
    </>
  );
}
