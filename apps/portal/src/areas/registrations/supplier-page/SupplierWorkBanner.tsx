import { href, routeNamed } from '@portal/domain';
import { Banner, Link } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { WorkAge } from '../../../shared/work/WorkAge.tsx';
import { workAtom } from '../../../shared/work/workAtom.ts';
import { workCount } from '../../../shared/work/workCount.ts';

/** What waits for suppliers besides their registration, on the page where they start (FND-031, D29). */
export function SupplierWorkBanner() {
  const { lines } = useAtomValue(workAtom);
  return lines?.map((line) => (
    <Banner
      key={line.key}
      title={`${line.label}: ${workCount(line)}`}
      action={<Link href={href(line.page, line.filter)}>Abrir {routeNamed(line.page).title}</Link>}
    >
      <p>
        <WorkAge line={line} />
      </p>
    </Banner>
  ));
}
