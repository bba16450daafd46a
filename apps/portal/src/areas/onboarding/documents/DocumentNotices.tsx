import type { Schemas } from '@portal/api';
import { newPendencies, PENDENCY_REASON_LABELS } from '@portal/domain';
import { Banner, Button, Inline } from '@portal/ui';
import { REFRESH_FAILED } from '../registration/registrationTexts.ts';
import type { useDocumentUploads } from './useDocumentUploads.ts';

interface PendencyNoticesProps {
  /** Pendencies of the document type, whatever their status. */
  pendencies: readonly Schemas['Pendency'][];
  stored: readonly Schemas['StoredDocument'][];
  /** Whether the viewer is the one who has to send a new document. */
  editable: boolean;
}

/** Which documents of a field the review sent back and why, and whether a newer one is there (ONB-082, G-08). */
export function PendencyNotices({ pendencies, stored, editable }: PendencyNoticesProps) {
  return newPendencies(pendencies).map(({ id, documentoId, nomeOriginal, motivoPendencia, descricao }) => {
    const corrected = stored.some((document) => document.id > documentoId);
    return (
      <Banner
        key={id}
        tone={corrected ? 'success' : 'warning'}
        title={corrected ? 'Novo documento anexado' : `Pendência: ${PENDENCY_REASON_LABELS[motivoPendencia]}`}
      >
        {corrected ? (
          <p>Ele substitui {nomeOriginal}.</p>
        ) : (
          <p>
            {nomeOriginal}
            {descricao && `: ${descricao}`}
            {editable && '. Envie um novo arquivo.'}
          </p>
        )}
      </Banner>
    );
  });
}

interface UploadNoticesProps {
  uploads: Pick<
    ReturnType<typeof useDocumentUploads>,
    'failed' | 'unlisted' | 'retry' | 'remove' | 'refresh'
  >;
  /** Gives focus to the choice of files, before a notice goes. */
  onGone(): void;
}

/** Files that were not stored, each to be sent again (UPL-018, UPL-11), and those that are stored but not listed yet. */
export function UploadNotices({ uploads, onGone }: UploadNoticesProps) {
  const { failed, unlisted } = uploads;
  return (
    <>
      {failed.map(({ id, name, error }) => (
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
          <p>{name} não foi anexado.</p>
        </Banner>
      ))}
      {unlisted.length > 0 && (
        <Banner
          tone="warning"
          title={REFRESH_FAILED}
          action={
            <Button size="sm" onClick={() => void uploads.refresh()}>
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
