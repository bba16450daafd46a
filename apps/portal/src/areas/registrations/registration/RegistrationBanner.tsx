import { documentTypeFacts, documentTypeLabel, pendencyLine, registrationBanner } from '@portal/domain';
import { Banner, PendencyBanner } from '@portal/ui';
import { documentFieldId } from '../documents/documentProblems.ts';
import type { Registration } from './registrationAtoms.ts';

interface RegistrationBannerProps {
  registration: Registration;
  /** The open step. */
  openStep: string;
  /** Opens another step, before focus moves to the field of a pendency. */
  onStepChange: (step: string) => void;
}

/**
 * Banner of a registration: new pendencies with the notes of the reviewer, that it is in analysis, or why it was
 * refused (ONB-041 to ONB-044, G-07, G-17). Renders nothing at other statuses.
 */
export function RegistrationBanner({ registration, openStep, onStepChange }: RegistrationBannerProps) {
  const banner = registrationBanner(registration, registration.fornecedor.pendencias);
  if (!banner) return null;
  if (banner.kind === 'refused') {
    return (
      <Banner tone="danger" title="Cadastro reprovado">
        {registration.motivoReprovacao && <p>Motivo da recusa: {registration.motivoReprovacao}</p>}
      </Banner>
    );
  }
  if (banner.kind === 'waiting') return <PendencyBanner pendencies={[]} />;
  const types = new Map(banner.pendencies.map(({ id, tipoDocumento }) => [id, tipoDocumento]));
  const notes = banner.pendencies.filter(({ descricao }) => descricao);
  return (
    <PendencyBanner
      pendencies={banner.pendencies.map((pendency) => ({
        id: pendency.id,
        message: pendencyLine(pendency),
        field: documentFieldId(pendency.tipoDocumento),
      }))}
      onSelect={({ id }) => {
        const step = String(documentTypeFacts(types.get(Number(id)) ?? '')?.step ?? openStep);
        if (step !== openStep) onStepChange(step);
      }}
    >
      {notes.length > 0 &&
        notes.map(({ id, tipoDocumento, descricao }) => (
          <p key={id}>
            {documentTypeLabel(tipoDocumento)}: {descricao}
          </p>
        ))}
    </PendencyBanner>
  );
}
