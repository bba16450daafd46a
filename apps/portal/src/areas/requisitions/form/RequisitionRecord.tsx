import { href, REQUISITION_DEPARTMENT, refusalReason, routeNamed } from '@portal/domain';
import { formatInstant } from '@portal/formats';
import { Banner, RecordPage, Stack, StatusBadge } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import { useFormKey } from '../../../shared/editor/useFormKey.ts';
import { useOpenedRecord } from '../../../shared/recent/useOpenedRecord.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { comeBackToAtom } from '../list/requisitionLists.ts';
import { requisitionBadge } from '../requisitionBadge.ts';
import { RequisitionFormView } from './RequisitionFormView.tsx';
import type { RequisitionPageState } from './requisitionPage.ts';
import type { Requisition, RequisitionAnswer } from './storedRequisition.ts';

const authorText = ({ fornecedor, requisitante, dataCriacao }: Requisition) =>
  `${fornecedor} · ${REQUISITION_DEPARTMENT.descricao} · requisitada por ${requisitante} em ${formatInstant(dataCriacao)}`;

interface RequisitionRecordProps {
  state: RequisitionPageState;
  /** What is said above the form while it can be decided on. */
  Summary?: ComponentType<{ requisition: Requisition }>;
}

/** A page of the form: reads its requisition, says the mode, and goes on after a save. */
export function RequisitionRecord({ state: { page, asked, recordAtom }, Summary }: RequisitionRecordProps) {
  const { id, isNew, answer, mode, closedReason, backHref, loading, error, onRetry } =
    useAtomValue(recordAtom);
  const { router } = useAtomValue(servicesAtom);
  const comeBackTo = useSetAtom(comeBackToAtom);
  const { formKey, goesOnAs } = useFormKey(id);
  const requisition = answer?.requisicao;
  const reason = requisition ? refusalReason(requisition) : null;
  const badge = requisition && requisitionBadge(requisition.status);
  const { title } = routeNamed(page);
  const subject = asked === 'edit' ? 'Requisição' : title;
  const name = requisition ? `${subject} ${requisition.id}` : title;
  useOpenedRecord(
    href(page, { requestId: requisition?.id ?? '' }),
    requisition && `Requisição ${requisition.id}, ${requisition.fornecedor}`,
  );
  const goOn = (saved: RequisitionAnswer) => {
    const { id: requestId } = saved.requisicao;
    if (mode === 'create') {
      goesOnAs(requestId);
      comeBackTo(requestId);
      void router.navigate(href('requisition-form', { requestId }), {
        replace: true,
        preventScrollReset: true,
      });
    } else if (mode !== 'edit') void router.navigate(backHref);
  };
  return (
    <RecordPage
      title={name}
      description={requisition && authorText(requisition)}
      status={badge && <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>}
      backHref={backHref}
      loading={loading}
      error={error}
      onRetry={onRetry}
    >
      {(isNew || answer) && (
        <Stack gap="lg">
          {requisition?.status === 'Recusado' && (
            <Banner tone="danger" title="Requisição recusada">
              {reason !== null && <p>Motivo da recusa: {reason}</p>}
            </Banner>
          )}
          {closedReason !== null && <Banner title={`Somente leitura: ${closedReason}`} />}
          {Summary && requisition && mode === asked && <Summary requisition={requisition} />}
          <RequisitionFormView
            key={formKey}
            answer={answer ?? null}
            mode={mode}
            page={page}
            backHref={backHref}
            goOn={goOn}
          />
        </Stack>
      )}
    </RecordPage>
  );
}
