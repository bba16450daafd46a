import type { Schemas } from '@portal/api';
import {
  isRegistrationSupplier,
  type Role,
  type StepEditing,
  type StepNumber,
  stepEditing,
  submitLabel,
} from '@portal/domain';
import type { Registration } from '../registration/registrationAtoms.ts';

/** Who looks at a registration. */
interface RegistrationViewer {
  /** A supplier sees the own registration, staff that of any supplier. */
  readonly kind: 'supplier' | 'staff';
  readonly roles: readonly Role[];
}

/** What the viewer may do in a step (table B of the state machine), and what the button that saves says. */
export type PanelEditing = StepEditing & {
  /** `null` where there is no such button (C-38). */
  readonly submitLabel: string | null;
};

/** What the panel of each step is drawn from, on the supplier's page as on that of staff. */
export interface StepPanelProps {
  /** As it was read or saved last. */
  readonly registration: Registration;
  readonly viewer: RegistrationViewer;
  readonly editing: PanelEditing;
  /** The step is sent. What this resolves with is called once it is saved, unless something was typed in it meanwhile. */
  readonly onSend?: ((step: StepNumber) => Promise<() => void>) | undefined;
  /** Somebody wants to see a stored document; without it the step shows it on top of the page. */
  readonly onDocumentChosen?: ((document: Schemas['StoredDocument']) => void) | undefined;
}

/** What the panel of a step is drawn from, for somebody who looks at a registration. */
export function stepPanelProps(
  registration: Registration,
  roles: readonly Role[],
  step: StepNumber,
): Omit<StepPanelProps, 'onSend' | 'onDocumentChosen'> {
  const request = { flow: registration, roles, pendencies: registration.fornecedor.pendencias };
  return {
    registration,
    viewer: { kind: isRegistrationSupplier(roles) ? 'supplier' : 'staff', roles },
    editing: { ...stepEditing({ ...request, step }), submitLabel: submitLabel(step, request) },
  };
}
