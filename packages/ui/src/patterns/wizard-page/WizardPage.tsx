import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorSummary } from '../../feedback/error-summary/ErrorSummary.tsx';
import type { FormError } from '../../feedback/error-summary/errorsBySteps.ts';
import { Beside } from '../../internal/beside/Beside.tsx';
import { PageContent, type PageReading } from '../../internal/page-content/PageContent.tsx';
import { useFocusOnPage } from '../../internal/page-content/useFocusOnPage.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { shownStep } from './steps/shownSteps.ts';
import { WizardSteps } from './steps/WizardSteps.tsx';
import type { WizardStepsProps } from './steps/WizardSteps.types.ts';
import { WizardBar } from './WizardBar.tsx';
import { WizardForm } from './WizardForm.tsx';
import * as S from './WizardPage.styles.ts';
import { wizardPageTexts } from './WizardPage.texts.ts';

export interface WizardPageProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Omit<WizardStepsProps, keyof ComponentPropsWithRef<'div'>>,
    PageReading {
  /** Title of the page, its only `<h1>`: the company's name, or what the form is (SUP-062). */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link back leads. */
  backHref?: string | undefined;
  /** Status badge, beside the title (SUP-063). */
  status?: ReactNode;
  /** Acts on the whole record, at the end of the title's line (SUP-064). */
  actions?: ReactNode;
  /** Why acts on the record are closed, in sight below them. */
  actionsDisabledReason?: ReactNode;
  /** Pendencies, or that there is nothing to do now (ONB-041, ONB-044). */
  banner?: ReactNode;
  /** Facts at a glance, above the steps (SUP-059). */
  summary?: ReactNode;
  /** Beside the steps from 1024 px on, below them on less: the document that is looked at. */
  aside?: ReactNode;
  /** Accessible name of the side panel. @default 'Documento' */
  asideLabel?: string | undefined;
  /** Times the form was sent and refused: each moves focus to the list of errors. */
  attempt?: number | undefined;
  /** Why nothing can be changed, as "Cadastro em análise" (ONB-080, ONB-081); the fields are the page's own to lock. */
  readOnlyReason?: ReactNode;
  /** Makes step and bar a form and receives its submit, which is then the type of the main act. */
  onFormSubmit?: (() => void) | undefined;
  /** Acts of the bar, the main one last; without any and without its texts there is no bar. */
  acts?: ReactNode;
  /** Why the main act cannot be done, in the bar. */
  actsDisabledReason?: ReactNode;
  /** State of the draft, in the bar, as in "Rascunho salvo às 14:32". */
  draft?: ReactNode;
  /** Dialogs of the page; they outlive the step. */
  dialogs?: ReactNode;
}

const none: readonly FormError[] = [];

/**
 * A form of several steps, one at a time: progress, errors of all steps, and actions with reasons. Renders a
 * `<div>`.
 */
export function WizardPage({
  title,
  description,
  backHref,
  status,
  actions,
  actionsDisabledReason,
  banner,
  summary,
  aside,
  asideLabel,
  steps,
  value,
  onValueChange,
  navigation = 'stepper',
  navigationLabel,
  errors = none,
  attempt,
  readOnlyReason,
  onFormSubmit,
  acts,
  actsDisabledReason,
  draft,
  dialogs,
  loading = false,
  error = null,
  onRetry,
  ...rest
}: WizardPageProps) {
  const messages = useMessages(wizardPageTexts);
  const shared = useMessages(sharedTexts);
  const root = useFocusOnPage(rest);
  const shown = shownStep(steps, value);

  return (
    <S.Root {...root} aria-busy={loading}>
      <PageHead {...{ title, description, backHref, status, actions, actionsDisabledReason }} />
      <PageContent
        {...{ loading, error, onRetry }}
        empty={
          !shown && (
            <Card>
              <EmptyState title={messages.noSteps} />
            </Card>
          )
        }
      >
        {banner}
        {readOnlyReason && <Banner title={readOnlyReason} />}
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          onSelect={({ step }) => {
            const target = steps.find(({ label }) => label === step);
            if (target && target.id !== shown?.id) onValueChange?.(target.id);
          }}
        />
        {summary}
        {shown && (
          <WizardForm onSubmit={onFormSubmit}>
            <Beside aside={aside} label={asideLabel ?? shared.queueDocument}>
              <WizardSteps {...{ steps, value, onValueChange, navigation, navigationLabel, errors }} />
            </Beside>
            <WizardBar {...{ disabledReason: actsDisabledReason, draft }}>{acts}</WizardBar>
          </WizardForm>
        )}
      </PageContent>
      {dialogs}
    </S.Root>
  );
}
