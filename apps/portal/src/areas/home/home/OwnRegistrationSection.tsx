import { toApiError } from '@portal/api';
import { href, type SupplierWork, supplierWork } from '@portal/domain';
import { Banner, Card, ErrorState, LinkList, Section } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** A line of each thing to do, with the way to its step. */
function linesOf({ asked, missing }: SupplierWork) {
  const line =
    (kind: string, detail: string) =>
    ({ step, text }: SupplierWork['asked'][number], place: number) => ({
      id: `${kind}-${place}`,
      label: text,
      href: href('supplier-supplier-register', { etapa: step }),
      detail: `${detail} · etapa ${step}`,
    });
  return [...asked.map(line('asked', 'Corrigir')), ...missing.map(line('missing', 'Preencher'))];
}

/** The user's own registration: what was asked, what is missing, what comes next (D29). */
export function OwnRegistrationSection({ flowId }: { flowId: string }) {
  const queries = useAtomValue(queriesAtom);
  const { data, error, isFetching, refetch } = useQuery(
    queries.queryOptions('get', '/api/fornecedores/pre-cadastro/{fluxoCadastroId}', {
      params: { path: { fluxoCadastroId: flowId } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  const work = data && supplierWork(data, data.fornecedor.pendencias);
  const lines = work && linesOf(work);
  return (
    <Section title="Meu cadastro">
      {lines?.length !== 0 && (
        <Card padding="none">
          {error && !lines ? (
            <ErrorState
              message={toApiError(error).message}
              code={toApiError(error).code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <LinkList items={lines} />
          )}
        </Card>
      )}
      {work && (
        <Banner tone="info" title="O que vem a seguir">
          <p>{work.next}</p>
        </Banner>
      )}
    </Section>
  );
}
