import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { createBrand } from '../tokens/brand/createBrand.ts';
import { PortalProvider } from './PortalProvider.tsx';

it('is in the styles that a server collects, so that a page is in its colours from the start', () => {
  const brand = createBrand({ accent: '#7c3aed' });
  const props = { brand, children: null };
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(PortalProvider, props)));
  const styles = sheet.getStyleTags();
  sheet.seal();
  expect(styles).toContain('--pt-color-accent:#7c3aed;');
  expect(styles).toContain(`[data-theme='dark'][data-theme] {`);
  expect(styles).toContain(`--pt-color-accent:${brand.colors.accent.dark};`);
});
