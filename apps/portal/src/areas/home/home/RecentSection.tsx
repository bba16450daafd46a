import { Card, EmptyState, LinkList, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { History } from 'lucide-react';
import { useState } from 'react';
import { pageTitleOf } from '../../../navigation/pageTitle.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** What the user opened last on this device. */
export function RecentSection() {
  const { recent } = useAtomValue(servicesAtom);
  const [records] = useState(() => recent.read());
  return (
    <Section title="Abertos recentemente">
      <Card padding="none">
        {records.length > 0 ? (
          <LinkList
            items={records.map(({ href, label }) => ({ id: href, label, href, detail: pageTitleOf(href) }))}
          />
        ) : (
          <EmptyState
            icon={<History aria-hidden="true" />}
            title="Nada foi aberto ainda"
            description="Fornecedores, famílias, produtos e requisições que você abrir aparecem aqui."
          />
        )}
      </Card>
    </Section>
  );
}
