import type { StepNumber } from '@portal/domain';
import { atom, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { supplier } from '../../../shared/stories/people.ts';
import { registrationQueryAtom } from '../registration/registrationAtoms.ts';
import { stepPanelProps } from './StepPanelProps.ts';
import { stepPanels } from './stepPanels.tsx';

const registrationAtom = registrationQueryAtom(atom(supplier.fluxoCadastroId));

/** A step of the registration that the gateway of a story keeps, without the page around it. */
export function StepStory({ step }: { step: StepNumber }) {
  const { data } = useAtomValue(registrationAtom);
  const roles = useAtomValue(rolesAtom);
  const Panel = stepPanels[step];
  if (!data || !Panel) return null;
  return (
    <div style={{ margin: '24px auto', maxInlineSize: '960px', paddingInline: '16px' }}>
      <Suspense>
        <Panel {...stepPanelProps(data, roles, step)} />
      </Suspense>
    </div>
  );
}
