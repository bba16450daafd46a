import { href, REGISTRATION_FILTERS, WAITING_PARTIES } from '@portal/domain';
import { formatNumber } from '@portal/formats';
import { SummaryCard } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { preRegistrationSummaryAtom } from './preRegistrationSummaryAtom.ts';
import { preRegistrationList } from './registrationLists.ts';

/**
 * Counts of pre-registrations by who has to act; each one filters the list, the active one removes the filter
 * (G-47).
 */
export function PreRegistrationSummary() {
  const { data } = useAtomValue(preRegistrationSummaryAtom);
  const { situacao } = useAtomValue(preRegistrationList.filterAtom).filters;
  return (
    <SummaryCard
      variant="counts"
      items={WAITING_PARTIES.map((party) => {
        const waiting = data?.resumo.find(({ aguardando }) => aguardando === party);
        const current = situacao === party;
        return {
          title: REGISTRATION_FILTERS.find(({ value }) => value === party)?.label ?? party,
          value: waiting && formatNumber(waiting.preCadastros),
          href: href(preRegistrationList.page, { situacao: current ? null : party }),
          current,
        };
      })}
    />
  );
}
