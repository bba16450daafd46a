import { href, REQUISITION_DEPARTMENT, routeNamed } from '@portal/domain';
import { formatInstant } from '@portal/formats';
import { Banner, RecordPage, Stack, StatusBadge } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useOpenedRecord } from '../../../shared/recent/useOpenedRecord.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
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
  /** The form on screen: that of a new requisition goes on as the form of the one it creates, with what is typed meanwhile. */
  const [form, setForm] = useState<{ id: number | null; key: number; creates?: number }>({ id, key: 0 });
  if (form.id !== id) setForm({ id, key: form.creates === id ? form.key : form.key + 1 });
  const requisition = answer?.requisicao;
  const badge = requisition && requisitionBadge(requisition.status);
  const { title } = routeNamed(page);
  const subject = asked === 'edit' ? 'Requisição' : title;
  const name = requisition ? `${subject} ${requisition.id}` : title;
  useOpenedRecord(
    href('requisition-form', { requestId: requisition?.id }),
    requisition && `Requisição ${requisition.id}, ${requisition.fornecedor}`,
  );
  const goOn = (saved: RequisitionAnswer) => {
    const { id: requestId } = saved.requisicao;
    if (mode === 'create') {
      setForm({ ...form, creates: requestId });
      void router.navigate(href('requisition-form', { requestId }), { replace: true });
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
          {closedReason !== null && <Banner title={`Somente leitura: ${closedReason}`} />}
          {Summary && requisition && mode === asked && <Summary requisition={requisition} />}
          <RequisitionFormView
            key={form.key}
            answer={answer ?? null}
            mode={mode}
            page={isNew ? page : `${page}/${id}`}
            backHref={backHref}
            onSaved={goOn}
          />
        </Stack>
      )}
    </RecordPage>
  );
}
