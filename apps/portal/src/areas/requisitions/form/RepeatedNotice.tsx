import {
  href,
  REQUISITION_DEPARTMENT,
  REQUISITION_STATUS_LABELS,
  repeatedRequisitions,
  type requisitionPageFields,
  weekOf,
} from '@portal/domain';
import { formatBrl, isIsoDate } from '@portal/formats';
import { Banner, Inline, Link } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { useSettled } from '../../../shared/forms/useSettled.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import * as S from './RepeatedNotice.styles.ts';

const { useValues } = inputsOf<typeof requisitionPageFields>();

/** Others that are looked at: a supplier seldom has more in one week. */
const LOOKED_AT = 100;

/** How long supplier, date and value stay the same before others are looked for. */
const SETTLED_MS = 500;

/** Warns of a requisition that repeats another of the same supplier, value and week of billing. */
export function RepeatedNotice({ id }: { id: number | null }) {
  const [fornecedorId, dataCompraInicial, valorRequisicao] = useSettled(
    useValues(['fornecedorId', 'dataCompraInicial', 'valorRequisicao']),
    SETTLED_MS,
  );
  const isWhole =
    fornecedorId !== null &&
    dataCompraInicial !== null &&
    isIsoDate(dataCompraInicial) &&
    valorRequisicao !== null;
  const week = isWhole ? weekOf(dataCompraInicial) : { from: '', until: '' };
  const { data } = useQuery(
    useAtomValue(queriesAtom).queryOptions(
      'get',
      '/api/produtos/requisicoes',
      {
        params: {
          query: {
            Pagina: 1,
            QuantidadeRegistros: LOOKED_AT,
            DepartamentoRequisicaoId: REQUISITION_DEPARTMENT.id,
            FornecedorId: fornecedorId ?? 0,
            DataInicio: week.from,
            DataFim: week.until,
          },
        },
      },
      { enabled: isWhole },
    ),
    useAtomValue(portalQueryClientAtom),
  );
  const repeated = isWhole
    ? repeatedRequisitions({ id, fornecedorId, dataCompraInicial, valorRequisicao }, data?.requisicoes ?? [])
    : [];
  return (
    <S.Place role="status">
      {repeated.length > 0 && (
        <Banner
          tone="warning"
          title={`Mesmo fornecedor, valor de ${formatBrl(valorRequisicao ?? 0)} e semana de faturamento de outra requisição`}
        >
          <Inline>
            {repeated.map((other) => (
              <Link
                key={other.id}
                href={href('requisition-form', { requestId: other.id })}
                target="_blank"
                rel="noopener"
              >
                {`Requisição ${other.id}, ${REQUISITION_STATUS_LABELS[other.status]}`}
              </Link>
            ))}
          </Inline>
        </Banner>
      )}
    </S.Place>
  );
}
