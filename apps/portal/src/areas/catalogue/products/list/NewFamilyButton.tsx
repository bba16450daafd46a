import { familyAccess, href } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rolesAtom } from '../../../../session/sessionAtom.ts';

/** Link to the form of a new family, for users who may create one (FAM-039). */
export function NewFamilyButton() {
  const navigate = useNavigate();
  const { save } = familyAccess(useAtomValue(rolesAtom), null);
  if (save !== 'create') return null;
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => void navigate(href('catalogue-register'))}
    >
      Nova família
    </Button>
  );
}
