import type { RequisitionMode, RequisitionPart } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { Button, Card, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type Ref, useMemo } from 'react';
import { EditorFrame } from '../../../shared/editor/EditorFrame.tsx';
import { type FormHandle, useFormHandle } from '../../../shared/editor/useFormHandle.ts';
import { productOptionsAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { UNSAVED_TEXT } from '../../../shared/forms/unsavedText.ts';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { AttachmentsSection } from '../attachments/AttachmentsSection.tsx';
import { useAttachments } from '../attachments/useAttachments.ts';
import { useLeftAttachments } from '../attachments/useLeftAttachments.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { FiguresSection, LastRequisitionsSection, LogSection } from './FigureSections.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { BillingSection, SuggestionsSection, TermsSection } from './MoneySections.tsx';
import { RefusalButton } from './RefusalButton.tsx';
import { RemarksSection, TagsSection } from './RemarksSections.tsx';
import { RepeatedNotice } from './RepeatedNotice.tsx';
import { ReleaseSection, SupplierSection } from './RequestSections.tsx';
import type { Requisition, RequisitionAnswer } from './storedRequisition.ts';
import { useRequisitionEditor } from './useRequisitionEditor.ts';
import { useSupplierTerms } from './useSupplierTerms.ts';
import { useVersionQuestion } from './useVersionQuestion.ts';

interface RequisitionFormViewProps {
  /** The requisition with the addresses of its files, `null` for a new one. */
  answer: RequisitionAnswer | null;
  mode: RequisitionMode;
  /** Name of the page, which with the requisition identifies the draft. */
  page: string;
  /** The list that the form leads back to. */
  backHref: string;
  /** Leads on from what was saved, where the user is still at the form. */
  goOn: (answer: RequisitionAnswer) => void;
  /** Where the page has a bar of its own, as in a queue: what it asks of the form, which then has none. */
  decided?: Ref<FormHandle> | undefined;
}

const NO_SUGGESTIONS: Requisition['sugestoes'] = [];

/** The form of a requisition in one of its modes (RQF-001 to RQF-055). */
export function RequisitionFormView({
  answer,
  mode,
  page,
  backHref,
  goOn,
  decided,
}: RequisitionFormViewProps) {
  const requisition = answer?.requisicao ?? null;
  const { router } = useAtomValue(servicesAtom);
  const attachments = useAttachments(answer?.assinaturasArquivos, { requisicaoId: requisition?.id ?? null });
  const left = useLeftAttachments(requisition ? `${page}/${requisition.id}` : page, attachments);
  const filesGuard = useLeaveGuard(attachments.changed, {
    onDiscard: () => {
      attachments.reset();
      left.forget();
    },
  });
  const { editor, access, isOpen } = useRequisitionEditor({
    requisition,
    mode,
    page,
    files: attachments,
    onSaved: (saved) => {
      const isFileLeft = attachments.send(saved);
      left.forget();
      // The form of a new requisition goes on as that of the created one.
      if (!isFileLeft || requisition === null) filesGuard.release();
    },
    goOn,
  });
  useFormHandle(decided, editor);
  const { base } = editor;
  const lockOf = useMemo(
    () => (name: string) => access.lockOf(name as RequisitionPart), // names of the table of this form
    [access],
  );
  const terms = useSupplierTerms(editor, base, isOpen && access.lockOf('fornecedorId') === null);
  const hasBar = decided === undefined;
  const leave = () => void router.navigate(backHref);
  const question = useVersionQuestion(requisition);
  const decision = hasBar && (mode === 'validate' || mode === 'approve') ? mode : null;
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (editor.submitting) return;
    if (await editor.check({ shouldFocus: true })) question.ask();
    else void editor.submit(); // which says by itself what is wrong
  };
  const discardDraft = () => {
    editor.discardDraft();
    left.forget();
  };
  const note =
    access.lockOf('documentos') === null && left.missing.length > 0
      ? `Anexos precisam ser escolhidos outra vez: ${left.missing.join(', ')}`
      : undefined;
  const formProps = decision
    ? { ...editor.formProps, onSubmit: (event: FormEvent<HTMLFormElement>) => void ask(event) }
    : editor.formProps;
  return (
    <EditorFrame
      editor={{ ...editor, formProps, discardDraft }}
      label="Requisição de compras"
      draftBanner={{ title: 'Você tinha uma requisição não salva', note }}
      lockOf={lockOf}
      optionsOf={useAtomValue(productOptionsAtom)}
      status={hasBar ? (access.submitReason ?? (attachments.changed ? UNSAVED_TEXT : null)) : null}
      submit={
        hasBar && access.submit !== null
          ? { label: access.submit, disabledReason: access.submitReason }
          : null
      }
      acts={
        hasBar ? (
          <>
            <Button onClick={leave}>{access.leave}</Button>
            {requisition && access.refuseReason !== undefined && (
              <RefusalButton
                requisition={requisition}
                reason={access.refuseReason}
                onRefused={(refused) => {
                  editor.showOwn(refused);
                  leave();
                }}
              />
            )}
          </>
        ) : undefined
      }
    >
      {!hasBar && <ChangedNotice names={editor.changedByOthers} onReview={editor.reviewChanges} />}
      <LeftNotice text={editor.unsavedDraft ? undefined : note} />
      {isOpen && <RepeatedNotice id={requisition?.id ?? null} />}
      <ReleaseSection showsSpecialRelease={access.showsSpecialRelease} />
      <SupplierSection terms={terms} base={base} />
      <BillingSection requisition={base} today={dayInSaoPaulo(new Date())} onSettled={terms.settle} />
      {base && <SuggestionsSection suggestions={base.sugestoes} />}
      <TermsSection today={dayInSaoPaulo(new Date())} onPattern={terms.onPattern} />
      <TagsSection />
      <RemarksSection />
      <Card>
        <Section title="Anexos">
          <AttachmentsSection attachments={attachments} lock={lockOf('documentos')} />
        </Section>
      </Card>
      <FiguresSection suggestions={base?.sugestoes ?? NO_SUGGESTIONS} />
      {base && <LastRequisitionsSection requisition={base} />}
      {requisition && <LogSection requisicaoId={requisition.id} />}
      {decision && (
        <DecisionQuestion
          act={decision}
          open={question.open}
          onClose={question.close}
          onConfirm={() => void editor.submit()}
        />
      )}
    </EditorFrame>
  );
}
