import type { DocumentType } from '@portal/domain';
import type { FormError } from '@portal/ui';
import { Grid } from '@portal/ui';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { DocumentField } from './DocumentField.tsx';
import { documentFieldId } from './documentProblems.ts';

interface StepDocumentsProps extends StepPanelProps {
  types: readonly DocumentType[];
  /** Errors that keep the step from being sent, shown after the first try (ST2-032). */
  problems: readonly FormError[];
}

/** The fields of the documents of a step. */
export function StepDocuments({
  registration,
  viewer,
  editing,
  onDocumentChosen,
  types,
  problems,
}: StepDocumentsProps) {
  return (
    <Grid>
      {types.map((type) => (
        <DocumentField
          key={type}
          registration={registration}
          viewer={viewer}
          editing={editing}
          onDocumentChosen={onDocumentChosen}
          type={type}
          error={problems.find(({ field }) => field === documentFieldId(type))?.message}
        />
      ))}
    </Grid>
  );
}
