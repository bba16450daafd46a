import { href } from '@portal/domain';
import { Card, EmptyState, ErrorState, LinkList, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { WorkAge } from '../../../shared/work/WorkAge.tsx';
import { workAtom } from '../../../shared/work/workAtom.ts';
import { workCount } from '../../../shared/work/workCount.ts';

/** The lines, or what stands in their place. */
function WorkLines() {
  const { lines, error, retrying, onRetry } = useAtomValue(workAtom);
  if (error !== null)
    return <ErrorState message={error.message} code={error.code} retrying={retrying} onRetry={onRetry} />;
  if (lines?.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden="true" />}
        title="Nada espera por você agora"
        description="O que chegar para você fazer aparece aqui."
      />
    );
  }
  return (
    <LinkList
      items={lines?.map((line) => ({
        id: line.key,
        label: line.label,
        href: href(line.page, line.filter),
        count: workCount(line),
        detail: <WorkAge line={line} />,
      }))}
    />
  );
}

/** What waits for the user: how much, since when, and the list with it (D29). */
export function WorkSection() {
  return (
    <Section title="Para fazer">
      <Card padding="none">
        <WorkLines />
      </Card>
    </Section>
  );
}
