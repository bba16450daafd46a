import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { Link } from './Link.tsx';
import type { LinkProps } from './LinkContext.ts';

describeConformance(Link, { props: { href: '#', children: 'Marcas' } });

const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/portal${href}`} />;

describe('Link', () => {
  it('is drawn with the link component of the application', () => {
    const view = mount(
      <PortalProvider linkComponent={RouterLink}>
        <Link href="/produtos/marcas">Marcas</Link>
      </PortalProvider>,
    );
    expect(view.container.querySelector('a')?.getAttribute('href')).toBe('/portal/produtos/marcas');
    view.unmount();
  });
});
