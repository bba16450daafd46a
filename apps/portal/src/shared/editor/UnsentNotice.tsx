import { Banner, DescriptionList, type DescriptionListProps } from '@portal/ui';
import { useEffect, useRef } from 'react';

interface UnsentNoticeProps {
  /** The fields, as texts. */
  values: NonNullable<DescriptionListProps['items']>;
}

/** What was typed into a form that closed meanwhile, to be read and copied (D7). It brings itself into sight. */
export function UnsentNotice({ values }: UnsentNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' }); // with what stands above: why it closed
  }, []);
  return (
    <Banner ref={ref} tone="warning" title="O que você digitou não foi salvo">
      <DescriptionList items={values} />
    </Banner>
  );
}
