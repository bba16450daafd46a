import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../actions/button/Button.tsx';
import { expectBrowserEvents } from '../internal/testing/acting.ts';
import { mount } from '../internal/testing/mount.tsx';
import { sharedTexts } from '../locale/sharedTexts.ts';
import { useMessages } from '../locale/useMessages.ts';
import { type LinkProps, useLink } from '../navigation/link/LinkContext.ts';
import { type Brand, createBrand } from '../tokens/brand/createBrand.ts';
import { colors } from '../tokens/colors.ts';
import { PortalProvider } from './PortalProvider.tsx';

const violet = createBrand({ accent: '#7c3aed', radiusPx: 8, fontFamily: 'Figtree' });
const red = createBrand({ accent: '#b02d24' });

const inForce = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);
const page = document.documentElement;

describe('the brand of an application', () => {
  expectBrowserEvents();
  let view: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    view?.unmount();
    page.dataset.theme = 'light';
  });

  const branded = (brand?: Brand) => (
    <PortalProvider theme="light" {...(brand && { brand })}>
      <Button variant="primary">Salvar</Button>
      <div data-theme="dark" />
    </PortalProvider>
  );

  it('reaches the page and what is drawn in the other theme', () => {
    view = mount(branded(violet));
    expect(inForce(page, '--pt-color-accent')).toBe('#7c3aed');
    const other = view.container.querySelector('[data-theme="dark"]');
    expect(other && inForce(other, '--pt-color-accent')).toBe(violet.colors.accent.dark);
    const button = view.container.querySelector('button');
    expect(button && getComputedStyle(button)).toMatchObject({
      backgroundColor: 'rgb(124, 58, 237)',
      borderRadius: '8px',
    });
    expect(getComputedStyle(document.body)).toMatchObject({
      fontFamily: expect.stringMatching(/^"?Figtree/),
      fontFeatureSettings: 'normal',
    });
  });

  it('follows the theme of the page', () => {
    view = mount(branded(violet));
    page.dataset.theme = 'dark';
    expect(inForce(page, '--pt-color-accent')).toBe(violet.colors.accent.dark);
  });

  it('is printed in the light theme', async () => {
    view = mount(branded(violet));
    page.dataset.theme = 'dark';
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      expect(inForce(page, '--pt-color-accent')).toBe(violet.colors.accent.light);
      expect(inForce(page, '--pt-color-text')).toBe(colors.text.light);
      expect(inForce(page, 'color-scheme')).toBe('light');
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });

  it('changes and goes without drawing anything anew', () => {
    view = mount(branded(violet));
    const button = view.container.querySelector('button');
    view.rerender(branded(red));
    expect(inForce(page, '--pt-color-accent')).toBe('#b02d24');
    expect(inForce(page, '--pt-radius-control')).toBe('6px');
    view.rerender(branded());
    expect(inForce(page, '--pt-color-accent')).toBe(colors.accent.light);
    expect(view.container.querySelector('button')).toBe(button);
  });
});

describe('a provider inside another', () => {
  expectBrowserEvents();
  afterEach(() => {
    page.dataset.theme = 'light';
    page.dataset.density = 'comfortable';
  });

  const RouterLink = (props: LinkProps) => <a {...props} rel="router" />;
  const Probe = () => {
    const Link = useLink();
    const { save, cancel } = useMessages(sharedTexts);
    return <Link href="/">{`${save} ${cancel}`}</Link>;
  };
  const around = (inside?: ReactElement) => (
    <PortalProvider
      theme="dark"
      density="compact"
      linkComponent={RouterLink}
      messages={{ save: 'Guardar', cancel: 'Voltar' }}
    >
      {inside}
    </PortalProvider>
  );
  const look = () => ({ theme: page.dataset.theme, density: page.dataset.density });

  it('keeps the links, texts, theme and density around it', () => {
    const view = mount(
      around(
        <PortalProvider messages={{ save: 'Gravar' }}>
          <Probe />
        </PortalProvider>,
      ),
    );
    expect(look()).toEqual({ theme: 'dark', density: 'compact' });
    const link = view.container.querySelector('a');
    expect(link?.rel).toBe('router');
    expect(link?.textContent).toBe('Gravar Voltar');
    view.unmount();
  });

  it('has a theme or density of its own for as long as it is there', () => {
    const view = mount(around(<PortalProvider theme="light">Ajuda</PortalProvider>));
    expect(look()).toEqual({ theme: 'light', density: 'compact' });
    view.rerender(around(<PortalProvider density="comfortable">Ajuda</PortalProvider>));
    expect(look()).toEqual({ theme: 'dark', density: 'comfortable' });
    view.rerender(around());
    expect(look()).toEqual({ theme: 'dark', density: 'compact' });
    view.unmount();
  });

  it('leaves the look that one beside it has given', () => {
    const withLooks = (first: ReactElement | false, second: ReactElement | false) =>
      around(
        <>
          {first}
          {second}
        </>,
      );
    const light = <PortalProvider theme="light">Ajuda</PortalProvider>;
    const plain = <PortalProvider messages={{ save: 'Gravar' }}>Avisos</PortalProvider>;
    const roomy = <PortalProvider density="comfortable">Avisos</PortalProvider>;
    const view = mount(withLooks(light, plain));
    expect(look()).toEqual({ theme: 'light', density: 'compact' });
    view.rerender(withLooks(light, roomy));
    expect(look()).toEqual({ theme: 'light', density: 'comfortable' });
    view.rerender(withLooks(light, false));
    expect(look()).toEqual({ theme: 'light', density: 'compact' });
    view.rerender(withLooks(light, <PortalProvider theme="dark">Avisos</PortalProvider>));
    expect(look(), 'the last one').toEqual({ theme: 'dark', density: 'compact' });
    view.rerender(withLooks(light, false));
    expect(look()).toEqual({ theme: 'light', density: 'compact' });
    view.unmount();
  });
});
