import { href, openingRefusal } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** Leads to the page on which a request is opened; closed for who may not open one (SOL-010, SOL-011). */
export function NewRequestButton() {
  const { router } = useAtomValue(servicesAtom);
  const refusal = openingRefusal(useAtomValue(rolesAtom));
  return (
    <Button
      variant="primary"
      disabled={refusal !== null}
      disabledReason={refusal ?? undefined}
      onClick={() => void router.navigate(href('product-request-new'))}
    >
      Solicitar cadastro de produtos
    </Button>
  );
}
