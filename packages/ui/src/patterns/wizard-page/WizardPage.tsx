import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorSummary } from '../../feedback/error-summary/ErrorSummary.tsx';
import type { FormError } from '../../feedback/error-summary/errorsBySteps.ts';
import { PageContent, type PageReading } from '../../internal/page-content/PageContent.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import type { Step } from '../../navigation/stepper/Stepper.tsx';
import { shownStep, stepsWithErrors } from './shownSteps.ts';
import { useStepFocus } from './useStepFocus.ts';
import { WizardBar } from './WizardBar.tsx';
import { WizardForm } from './WizardForm.tsx';
import { WizardNavigation } from './WizardNavigation.tsx';
import * as S from './WizardPage.styles.ts';
import type { WizardSection } from './WizardSections.tsx';
import { WizardStepPanel } from './WizardStepPanel.tsx';

/** One step: how it stands, and its panel. Its errors are counted from those of the page. */
export interface WizardStep extends Omit<Step, 'errorCount'> {
  /** 16 px picture before its tab, as a warning sign where it has pendencies (ONB-039, ONB-040). */
  icon?: ReactNode;
  /** Heading of its panel, where it is not said as on the stepper. @default its label */
  heading?: ReactNode;
  /** One sentence under its heading. */
  description?: ReactNode;
  /** Parts of a long step, in their order: a list of them follows the scroll. */
  sections?: readonly WizardSection[] | undefined;
  /** The panel; only that of the open step is in the document. */
  content: ReactNode;
}

export interface WizardPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, PageReading {
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
  /** Pendencies, or that there is nothing to do now (ONB-041, ONB-044). */
  banner?: ReactNode;
  /** Facts at a glance, above the steps (SUP-059). */
  summary?: ReactNode;
  /** Those that are shown, in their order (ONB-033 to ONB-038). */
  steps: readonly WizardStep[];
  /** Id of the open step; one that is not there or disabled opens the first that can be opened. */
  value: string;
  /** Receives the step asked for. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `both` draws the same steps a second time as tabs (ONB-036); `tabs` is for staff. @default 'stepper' */
  navigation?: 'stepper' | 'tabs' | 'both' | undefined;
  /** Accessible name of the steps, as in "Etapas do cadastro". @default 'Etapas' */
  navigationLabel?: string | undefined;
  /** What is wrong in all steps; `step` of each is the label of its step. @default none */
  errors?: readonly FormError[] | undefined;
  /** Times the form was sent and refused: each moves focus to the list of errors. */
  attempt?: number | undefined;
  /** Why nothing can be changed, as "Cadastro em análise" (ONB-080, ONB-081); the fields are the page's own to lock. */
  readOnlyReason?: ReactNode;
  /** Makes step and bar a form and receives its submit, which is then the type of the main act. */
  onFormSubmit?: (() => void) | undefined;
  /** Acts of the bar, the main one last; without any and without its texts there is no bar. */
  acts?: ReactNode;
  /** Why the main act cannot be done, in the bar. */
  blockedReason?: ReactNode;
  /** How the draft stands, in the bar, as in "Rascunho salvo às 14:32". */
  draft?: ReactNode;
  /** Dialogs of the page; they outlive the step. */
  dialogs?: ReactNode;
}

const none: readonly FormError[] = [];

/**
 * A form of several steps: where one is, one step at a time, what is wrong in all of them, and what can be done and why
 * not. Renders a `<div>`.
 */
export function WizardPage({
  title,
  description,
  backHref,
  status,
  actions,
  banner,
  summary,
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
  blockedReason,
  draft,
  dialogs,
  loading = false,
  error = null,
  onRetry,
  ref,
  ...rest
}: WizardPageProps) {
  const messages = useMessages();
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = shownStep(steps, value);
  useStepFocus(shown?.id, own, headingRef);

  return (
    <S.Root {...rest} ref={rootRef} aria-busy={loading}>
      <PageHead {...{ title, description, backHref, status, actions }} />
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
            <WizardNavigation
              kind={navigation}
              label={navigationLabel ?? messages.steps}
              steps={stepsWithErrors(steps, errors)}
              value={shown.id}
              onValueChange={onValueChange}
            >
              <WizardStepPanel key={shown.id} step={shown} headingRef={headingRef} />
            </WizardNavigation>
            <WizardBar {...{ blockedReason, draft }}>{acts}</WizardBar>
          </WizardForm>
        )}
      </PageContent>
      {dialogs}
    </S.Root>
  );
}
