import { href } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** Leads to the form of a new requisition (RQF-001). */
export function NewRequisitionButton() {
  const { router } = useAtomValue(servicesAtom);
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => void router.navigate(href('requisition-form'))}
    >
      Nova requisição
    </Button>
  );
}
