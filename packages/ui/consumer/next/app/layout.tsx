import '@portal/ui/fonts.css';
import { PortalProvider } from '@portal/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RouterLink } from './RouterLink';
import { StyleRegistry } from './StyleRegistry';

export const metadata: Metadata = { title: 'Fornecedores' };

/** A server component: it gives the library the link of the router. The provider sets the theme, so that React keeps it. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-theme="light" data-density="comfortable">
      <body>
        <StyleRegistry>
          <PortalProvider theme="light" linkComponent={RouterLink}>
            {children}
          </PortalProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
